package dev.ectype.controlplane.platform.web;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.stereotype.Component;

/** Returns the current time in milliseconds, as stored and displayed. */
@Component
public final class Times {
    private final Clock clock;

    Times(Clock clock) {
        this.clock = clock;
    }

    public Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
