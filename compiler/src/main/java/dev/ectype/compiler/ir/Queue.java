package dev.ectype.compiler.ir;

import org.jspecify.annotations.Nullable;

/**
 * How messages that some things are told wait at others until they are fetched, each in an envelope whose identifier gives it back.
 *
 * @param told what messages are told to
 * @param holder where they wait
 * @param waiting the envelopes
 * @param reference the member of a holder that names what its messages are told to, or null where they are told to itself
 * @param message the member of an envelope that holds what was told
 * @param attempts the member of an envelope that counts how often it was fetched, or null
 * @param messageId the member of a message by which senders know it, or null
 * @param time the member of a message that says when it was told, or null
 * @param patience the member of a holder that says how long what was fetched is not fetched again, or null
 */
public record Queue(
        ResourceName told,
        ResourceName holder,
        ResourceName waiting,
        @Nullable String reference,
        String message,
        @Nullable String attempts,
        @Nullable String messageId,
        @Nullable String time,
        @Nullable String patience) {}
