package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the writes of an instance that send an event to subscribers.
 *
 * @param stateMember the member with the state that the instance enters, or null for other kinds
 * @param state the state in lower case and without punctuation, or null for other kinds
 * @param filters the arguments that select instances
 */
public record EventTriggerPlan(
        Kind kind, @Nullable String stateMember, @Nullable String state, List<Filter> filters) {
    public EventTriggerPlan {
        filters = List.copyOf(filters);
    }

    /**
     * Describes an argument that selects instances.
     *
     * @param within the object argument that contains the argument, or null
     * @param member the member that an instance must share with the argument
     * @param required true if an instance without the member never matches
     */
    public record Filter(String argument, @Nullable String within, String member, boolean required) {
        static Filter of(PlanObjectReader fields) {
            return new Filter(
                    fields.text("argument"),
                    fields.optionalText("within"),
                    fields.text("member"),
                    fields.flag("required"));
        }
    }

    /** Lists the kinds of writes. */
    public enum Kind {
        CREATED,
        CHANGED,
        DELETED,
        STORED,
        ENTERED
    }

    static EventTriggerPlan of(PlanObjectReader fields) {
        return new EventTriggerPlan(
                Kind.valueOf(fields.text("kind")),
                fields.optionalText("stateMember"),
                fields.optionalText("state"),
                fields.list("filters", Filter::of));
    }
}
