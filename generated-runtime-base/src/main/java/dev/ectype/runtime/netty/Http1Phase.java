package dev.ectype.runtime.netty;

import java.time.Duration;

/** What an HTTP/1 connection is busy with. */
enum Http1Phase {
    IDLE,
    HEAD,
    BODY,
    STREAMING,
    LINGERING;

    /** How long the phase may last without progress. */
    Duration patience(Timeouts timeouts) {
        return switch (this) {
            case IDLE -> timeouts.idle();
            case HEAD -> timeouts.header();
            case BODY -> timeouts.body();
            case STREAMING -> timeouts.write();
            case LINGERING -> timeouts.linger();
        };
    }
}
