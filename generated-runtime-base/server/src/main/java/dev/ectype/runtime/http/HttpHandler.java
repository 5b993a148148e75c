package dev.ectype.runtime.http;

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
}
