package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a member with the time of an event of its instance, or a flag that the event sets.
 *
 * @param stateMember the member whose new value is the event, or null if the event is no state
 * @param state the new value in lower case and without punctuation, or null for a flag that becomes true
 */
public record TimeMemberPlan(
        String member,
        Event event,
        @Nullable MemberPath stateMember,
        @Nullable String state) {
    /** Lists the events. */
    public enum Event {
        CREATED,
        CHANGED,
        ENTERED
    }

    static TimeMemberPlan of(PlanObjectReader fields) {
        String stateMember = fields.optionalText("stateMember");
        return new TimeMemberPlan(
                fields.text("member"),
                Event.valueOf(fields.text("event")),
                stateMember == null ? null : MemberPath.ofDots(stateMember),
                fields.optionalText("state"));
    }
}
