package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * How messages that some things are told wait at others until they are fetched, each in an envelope whose identifier gives it back.
 *
 * @param topic what messages are told to
 * @param subscription where they wait
 * @param envelopes the envelopes
 * @param reference the member of a holder that names what its messages are told to, or null where they are told to itself
 * @param message the member of an envelope that holds what was told
 * @param attempts the member of an envelope that counts how often it was fetched, or null
 * @param messageId the member of a message by which senders know it, or null
 * @param publishTime the member of a message that says when it was told, or null
 * @param ackDeadline the member of a holder that says how long what was fetched is not fetched again, or null
 */
public record MessageQueue(
        @JsonName("told") ResourceName topic,
        @JsonName("holder") ResourceName subscription,
        @JsonName("waiting") ResourceName envelopes,
        @Nullable String reference,
        String message,
        @Nullable String attempts,
        @Nullable String messageId,
        @JsonName("time") @Nullable String publishTime,
        @JsonName("patience") @Nullable String ackDeadline) {}
