package dev.ectype.runtime.server;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hears what a server does; it is called on event loops and must not block. */
public interface ServerLog {
    /** Hears nothing. */
    ServerLog SILENT = new ServerLog() {
        @Override
        public void replied(String method, String target, int status, @Nullable String reason) {}

        @Override
        public void failed(String method, String target, Throwable cause) {}
    };

    void replied(String method, String target, int status, @Nullable String reason);

    /**
     * A request that no operation answers: nobody described its path, or not with this method.
     *
     * @param nearest the operations that were probably meant, such as {@code GET /pets/{petId}}, nearest first
     */
    default void unmatched(String method, String target, List<String> nearest) {}

    /** So much of the heap is in use after a collection that writes are refused from now on. */
    default void memoryShort(int percent) {}

    /** A failure that the client is not told about. */
    void failed(String method, String target, Throwable cause);
}
