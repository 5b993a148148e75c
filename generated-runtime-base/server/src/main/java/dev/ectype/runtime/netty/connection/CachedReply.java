package dev.ectype.runtime.netty.connection;

import org.jspecify.annotations.Nullable;

/**
 * A request and its reply as they were sent, and what the request log records about them.
 *
 * @param request the bytes of the request: its head and its body
 * @param reply the bytes of the reply
 */
@SuppressWarnings("ArrayRecordComponent")
public record CachedReply(
        byte[] request,
        byte[] reply,
        String method,
        String target,
        int status,
        @Nullable String reason) {
    int size() {
        return request.length + reply.length;
    }
}
