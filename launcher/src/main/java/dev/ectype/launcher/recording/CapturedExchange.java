package dev.ectype.launcher.recording;

import org.jspecify.annotations.Nullable;

/**
 * A recorded request with its reply.
 *
 * @param seq the number of the exchange in the recording, from 1
 * @param at the time of the request in RFC 3339
 * @param fault the reason for which the reply is not the one that the server intended; null for an intended reply
 */
public record CapturedExchange(
        long seq,
        String at,
        RecordedRequest request,
        RecordedReply reply,
        long durationMs,
        @Nullable String fault) {}
