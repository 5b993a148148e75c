package dev.ectype.runtime.plan.queue;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes how an operation publishes messages.
 *
 * @param messages the request member with one message or a list
 * @param ids the path of the message identifiers in the reply, or null
 */
public record PublishPlan(
        QueuePlan queue, String messages, @Nullable String ids) {
    public static PublishPlan of(PlanObjectReader fields) {
        return new PublishPlan(
                Objects.requireNonNull(fields.one("queue", QueuePlan::of), "queue"),
                fields.text("messages"),
                fields.optionalText("ids"));
    }
}
