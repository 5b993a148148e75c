package dev.ectype.controlplane.platform.id;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;

/** Generates UUIDs of version 7 (RFC 9562) in ascending order, also within a millisecond and when the clock is set back. */
public final class Uuid7 {
    private static final int COUNTER_BITS = 12;
    private static final int TIME_SHIFT = 16;
    private static final int NANOS = 1_000_000;
    private static final Instant LAST = Instant.ofEpochMilli((1L << 48) - 1);

    private final Clock clock;
    private final SecureRandom random = new SecureRandom();
    /** The milliseconds and a counter, combined to one ascending number. */
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

    /** Returns the creation time of an identifier. */
    public static Instant time(UUID id) {
        return Instant.ofEpochMilli(id.getMostSignificantBits() >>> TIME_SHIFT);
    }

    /** Returns the smallest identifier of a time, greater than all identifiers of earlier times. */
    public static UUID from(Instant time) {
        boolean whole = time.getNano() % NANOS == 0;
        long millis = time.isBefore(Instant.EPOCH)
                ? 0
                : time.isAfter(LAST) ? LAST.toEpochMilli() : time.toEpochMilli() + (whole ? 0 : 1);
        return new UUID(millis << TIME_SHIFT, 0);
    }
}
