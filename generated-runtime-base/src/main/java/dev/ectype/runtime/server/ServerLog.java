package dev.ectype.runtime.server;

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

    /** A failure that the client is not told about. */
    void failed(String method, String target, Throwable cause);
}
