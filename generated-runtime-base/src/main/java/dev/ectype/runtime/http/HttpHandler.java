package dev.ectype.runtime.http;

/** Answers requests; it is called on an event loop and must not block. */
@FunctionalInterface
public interface HttpHandler {
    /** Fills the reply; both arguments are reused and valid only until this method returns. */
    void handle(Request request, ReplyBuffer reply);
}
