package dev.ectype.runtime.http;

/** Answers requests on an event loop and must not block. */
@FunctionalInterface
public interface HttpHandler {
    /** Fills the reply; both arguments are reused and valid only until this method returns. */
    void handle(Request request, ReplyBuffer reply);

    /**
     * Returns true if a request is handled right after its head, so that its reply begins before its body ends. Only servers
     * with {@link Request#bodyChunks} call this method.
     */
    default boolean streamsBody(Request request) {
        return false;
    }
}
