package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Describes the delivery of messages.
 *
 * @param limit the request member that holds the maximum number of messages, or null
 * @param ackDeadline the member that holds the time before redelivery, or null
 * @param replyAt the location of the envelopes in the reply; the root if the reply is one envelope
 * @param continuous true to deliver later messages too
 */
public record MessageDelivery(
        @JsonName("most") @Nullable String limit,
        @JsonName("patience") @Nullable String ackDeadline,
        MemberPath replyAt,
        @JsonName("lasting") boolean continuous) {}
