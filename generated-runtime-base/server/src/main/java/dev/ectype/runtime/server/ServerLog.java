package dev.ectype.runtime.server;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Receives the events of a server on its event loops and must not block. */
public interface ServerLog {
    /** Ignores all events. */
    ServerLog SILENT = new ServerLog() {
        @Override
        public void replied(String method, String target, int status, @Nullable String reason) {}

        @Override
        public void failed(String method, String target, Throwable cause) {}
    };

    /**
     * Reports a reply.
     *
     * @param method the method of the request
     * @param target the percent-encoded path and query of the request
     * @param status the status of the reply
     * @param reason the reason of the status, such as a violation, or null
     */
    void replied(String method, String target, int status, @Nullable String reason);

    /**
     * Reports a request without a matching operation: its path or its method is not in the description.
     *
     * @param method the method of the request
     * @param target the percent-encoded path and query of the request
     * @param nearest the closest operations, such as {@code GET /pets/{petId}}, best match first
     */
    default void unmatched(String method, String target, List<String> nearest) {}

    /**
     * Reports a heap so full after a collection that writes are refused from now on.
     *
     * @param percent the maximum usage of the heap in percent
     */
    default void memoryShort(int percent) {}

    /**
     * Reports a failure without a message to the client.
     *
     * @param method the method of the request
     * @param target the percent-encoded path and query of the request
     * @param cause the failure
     */
    void failed(String method, String target, Throwable cause);
}
