package dev.ectype.runtime.state.time;

/** Advances only with writes, by one second each. */
public final class LogicalClock implements Clock {
    /** 2025-01-01T00:00:00.000Z. */
    public static final long START = 1_735_689_600_000L;

    private static final long STEP = 1_000;

    @Override
    public long start() {
        return START;
    }

    @Override
    public long now(long stateMillis) {
        return stateMillis;
    }

    @Override
    public long afterWrite(long seenMillis) {
        return seenMillis + STEP;
    }
}
