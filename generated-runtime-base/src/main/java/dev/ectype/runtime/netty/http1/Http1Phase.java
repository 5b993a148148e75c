package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.option.Timeouts;
import java.time.Duration;

/** What an HTTP/1 connection is busy with. */
enum Http1Phase {
    IDLE,
    HEAD,
    BODY,
    /** A reply waits until it may be sent. */
    HELD,
    STREAMING,
    LINGERING;

    /** Whether a reply is on its way, or waits for its time, so that later requests wait behind it. */
    boolean isSending() {
        return this == HELD || this == STREAMING;
    }

    /** How long the phase may last without progress. */
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
