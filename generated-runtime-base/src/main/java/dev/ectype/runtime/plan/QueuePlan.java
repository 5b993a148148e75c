package dev.ectype.runtime.plan;

import org.jspecify.annotations.Nullable;

/**
 * How messages that some things are told wait at others until they are fetched.
 *
 * @param told the resource that messages are told to
 * @param holder the resource where they wait
 * @param waiting the resource of the envelopes in which they wait
 * @param reference the member of a holder that names what its messages are told to, or null where that is itself
 * @param message the member of an envelope that holds what was told
 * @param attempts the member of an envelope that counts how often it was fetched, or null
 * @param messageId the member of a message by which senders know it, or null
 * @param time the member of a message that says when it was told, or null
 * @param patience the member of a holder that says how long what was fetched is not fetched again, or null
 */
public record QueuePlan(
        String told,
        String holder,
        String waiting,
        @Nullable String reference,
        String message,
        @Nullable String attempts,
        @Nullable String messageId,
        @Nullable String time,
        @Nullable String patience) {
    static QueuePlan of(Fields fields) {
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
