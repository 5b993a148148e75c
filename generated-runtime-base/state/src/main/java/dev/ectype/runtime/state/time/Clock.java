package dev.ectype.runtime.state.time;

import java.time.Instant;

/** Provides the emulator's time. */
public sealed interface Clock permits LogicalClock, SystemClock {
    Clock LOGICAL = new LogicalClock();
    Clock REAL = new SystemClock();
    /** The beginning of the year 10000. */
    Instant END = Instant.ofEpochSecond(253_402_300_800L);

    /** Returns the initial time of a new state in milliseconds. */
    long start();

    /** Returns the time of a request that reads a state of this time. */
    long now(long stateMillis);

    /** Returns the time of the state after a write at this request time. */
    long afterWrite(long seenMillis);

    /** Returns the milliseconds of a time within the range of HTTP and RFC 3339. */
    static long millis(Instant time) {
        if (time.isBefore(Instant.EPOCH) || !time.isBefore(END)) {
            throw new IllegalArgumentException("a time must be between the years 1970 and 9999, but was " + time);
        }
        return time.toEpochMilli();
    }
}
