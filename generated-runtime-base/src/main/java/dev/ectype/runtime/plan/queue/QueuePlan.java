package dev.ectype.runtime.plan.queue;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * How messages that some things are told wait at others until they are fetched.
 *
 * @param topic the resource that messages are told to
 * @param subscription the resource where they wait
 * @param envelope the resource of the envelopes in which they wait
 * @param reference the member of a holder that names what its messages are told to, or null where that is itself
 * @param message the member of an envelope that holds what was told
 * @param attempts the member of an envelope that counts how often it was fetched, or null
 * @param messageId the member of a message by which senders know it, or null
 * @param time the member of a message that says when it was told, or null
 * @param patience the member of a holder that says how long what was fetched is not fetched again, or null
 */
public record QueuePlan(
        String topic,
        String subscription,
        String envelope,
        @Nullable String reference,
        String message,
        @Nullable String attempts,
        @Nullable String messageId,
        @Nullable String time,
        @Nullable String patience) {
    static QueuePlan of(PlanObjectReader fields) {
        return new QueuePlan(
                fields.text("told"),
                fields.text("holder"),
                fields.text("waiting"),
                fields.optionalText("reference"),
                fields.text("message"),
                fields.optionalText("attempts"),
                fields.optionalText("messageId"),
                fields.optionalText("time"),
                fields.optionalText("patience"));
    }
}
