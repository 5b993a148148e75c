package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes the writes of an instance that send an event to subscribers.
 *
 * @param stateMember the member with the state that the instance enters, or null for other kinds
 * @param state the state in lower case and without punctuation, or null for other kinds
 */
public record EventTriggerPlan(
        Kind kind, @Nullable String stateMember, @Nullable String state) {
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
                Kind.valueOf(fields.text("kind")), fields.optionalText("stateMember"), fields.optionalText("state"));
    }
}
