package dev.ectype.runtime.wire;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.row.Row;
import org.jspecify.annotations.Nullable;

/** Decides whether a write is of the kind that sends an event. */
public final class EventTriggerMatcher {
    private EventTriggerMatcher() {}

    /** Returns whether a write of the trigger's resource is of its kind. */
    public static boolean isTriggering(Commit.Write write, EventTriggerPlan trigger) {
        return switch (trigger.kind()) {
            case CREATED -> write.before() == null;
            case DELETED -> write.after() == null;
            case STORED -> write.after() != null;
            case CHANGED -> write.after() != null && write.before() != null;
            case ENTERED -> isInState(write.after(), trigger) && !isInState(write.before(), trigger);
        };
    }

    /** Returns whether an instance has the state of the trigger. */
    private static boolean isInState(@Nullable Row row, EventTriggerPlan trigger) {
        String member = trigger.stateMember();
        Document value = row == null || member == null
                ? null
                : Json.parse(row.document()).member(member);
        return value != null
                && value.isString()
                && NormalizedName.of(value.text()).equals(trigger.state());
    }
}
