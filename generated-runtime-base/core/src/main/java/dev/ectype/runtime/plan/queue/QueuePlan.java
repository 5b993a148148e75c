package dev.ectype.runtime.plan.queue;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a queue: messages of a topic wait at its subscriptions until they are fetched.
 *
 * @param topic the resource that receives published messages
 * @param subscription the resource that queues the messages
 * @param envelope the resource of the envelopes around queued messages
 * @param reference the member of a subscription that references its topic, or null if the subscription is the topic
 * @param message the member of an envelope with the message
 * @param attempts the member of an envelope with the number of deliveries, or null
 * @param messageId the member of a message with its identifier, or null
 * @param time the member of a message with the time of publication, or null
 * @param patience the member of a subscription with the acknowledgement deadline, or null
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
