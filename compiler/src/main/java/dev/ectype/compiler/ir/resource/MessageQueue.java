package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Describes a message queue: messages published to a topic wait at its subscriptions, each in an envelope with an
 * acknowledgement identifier.
 *
 * @param topic the resource to which clients publish
 * @param subscription the resource at which messages wait
 * @param envelopes the resource of the envelopes
 * @param reference the subscription's member that identifies the topic, or null if both are the same
 * @param message the envelope's member that holds the message
 * @param attempts the envelope's member that counts deliveries, or null
 * @param messageId the message's member that holds its identifier, or null
 * @param publishTime the message's member that holds its publication time, or null
 * @param ackDeadline the subscription's member that holds the time before redelivery, or null
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
