package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.option.Timeouts;
import java.time.Duration;

/** Lists the phases of an HTTP/1 connection. */
enum Http1Phase {
    IDLE,
    HEAD,
    BODY,
    /** A reply is delayed. */
    HELD,
    STREAMING,
    LINGERING;

    /** Returns true if a reply is being sent or delayed, so that later requests wait. */
    boolean isSending() {
        return this == HELD || this == STREAMING;
    }

    /** Returns the maximum time of the phase without progress. */
    Duration patience(Timeouts timeouts) {
        return switch (this) {
            case IDLE -> timeouts.idle();
            case HEAD -> timeouts.header();
            case BODY -> timeouts.body();
            case HELD, STREAMING -> timeouts.write();
            case LINGERING -> timeouts.linger();
        };
    }
}
