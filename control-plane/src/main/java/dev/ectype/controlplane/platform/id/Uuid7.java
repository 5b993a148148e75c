package dev.ectype.controlplane.platform.id;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.UUID;

/** UUIDs of version 7 (RFC 9562): later ones are greater, also within a millisecond and when the clock is set back. */
public final class Uuid7 {
    private static final int COUNTER_BITS = 12;

    private final Clock clock;
    private final SecureRandom random = new SecureRandom();
    /** Milliseconds and a counter beside each other, so that one number only grows. */
    private long last;

    public Uuid7(Clock clock) {
        this.clock = clock;
    }

    public synchronized UUID next() {
        last = Math.max(last + 1, clock.millis() << COUNTER_BITS);
        long high = (last >>> COUNTER_BITS) << 16 | 0x7000L | (last & 0xfffL);
        long low = random.nextLong() >>> 2 | 0x8000000000000000L;
        return new UUID(high, low);
    }
}
