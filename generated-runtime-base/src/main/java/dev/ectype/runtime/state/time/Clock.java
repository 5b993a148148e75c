package dev.ectype.runtime.state.time;

import java.time.Instant;

/** Where the emulator's time comes from. */
public sealed interface Clock permits LogicalClock, SystemClock {
    Clock LOGICAL = new LogicalClock();
    Clock REAL = new SystemClock();
    Instant END = Instant.parse("+10000-01-01T00:00:00Z");

    /** The time at which a fresh state starts, in milliseconds. */
    long start();

    /** The time that a request sees which reads a state of this time. */
    long now(long stateMillis);

    /** The time of the state that a request leaves which saw this time and wrote. */
    long afterWrite(long seenMillis);

    /** A time that HTTP and RFC 3339 can write, in milliseconds. */
    static long millis(Instant time) {
        if (time.isBefore(Instant.EPOCH) || !time.isBefore(END)) {
            throw new IllegalArgumentException("a time lies between 1970 and 9999, but was " + time);
        }
        return time.toEpochMilli();
    }
}
