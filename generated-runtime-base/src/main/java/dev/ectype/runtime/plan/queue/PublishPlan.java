package dev.ectype.runtime.plan.queue;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How an operation tells something messages.
 *
 * @param messages the member of the request that holds one or a list of them
 * @param ids where the reply shows by what they are known, or null
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
