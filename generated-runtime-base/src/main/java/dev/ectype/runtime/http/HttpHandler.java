package dev.ectype.runtime.http;

/** Answers requests; it is called on an event loop and must not block. */
@FunctionalInterface
public interface HttpHandler {
    /** Fills the reply; both arguments are reused and valid only until this method returns. */
    void handle(Request request, ReplyBuffer reply);

    /**
     * Whether a request is to be handled as soon as its head is there, so that its reply begins before its body ends. Only servers ask that
     * can pass on the body by {@link Request#bodyChunks}.
     */
    default boolean streamsBody(Request request) {
        return false;
    }
}
