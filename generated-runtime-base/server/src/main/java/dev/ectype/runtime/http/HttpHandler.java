package dev.ectype.runtime.http;

import org.jspecify.annotations.Nullable;

/** Answers requests on an event loop and must not block. */
@FunctionalInterface
public interface HttpHandler {
    /**
     * Fills the reply. Both arguments are reused and valid only until this method returns.
     *
     * @param request the request
     * @param reply the empty reply with status 200
     */
    void handle(Request request, ReplyBuffer reply);

    /**
     * Decides whether a request is handled right after its head, so that its reply begins before its body ends. Only
     * servers with {@link Request#bodyChunks} call this method.
     *
     * @param request the head of a request
     * @return true to handle it before its body is complete
     */
    default boolean streamsBody(Request request) {
        return false;
    }

    /**
     * Returns an object that stands for everything but the request that a reply depends on. While this method returns the object with which
     * {@link ReplyBuffer#cacheable} marked a reply, the server may send the same bytes again to the same bytes of a request.
     *
     * @return the object, compared by identity; null if no reply may be sent again
     */
    default @Nullable Object replyVersion() {
        return null;
    }
}
