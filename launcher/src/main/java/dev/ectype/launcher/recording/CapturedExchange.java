package dev.ectype.launcher.recording;

import org.jspecify.annotations.Nullable;

/**
 * A request and what came of it.
 *
 * @param seq its place in the recording, from 1
 * @param at when it was asked, in RFC 3339
 * @param fault why the reply is not what the server meant to say; null if it is
 */
public record CapturedExchange(
        long seq,
        String at,
        RecordedRequest request,
        RecordedReply reply,
        long durationMs,
        @Nullable String fault) {}
