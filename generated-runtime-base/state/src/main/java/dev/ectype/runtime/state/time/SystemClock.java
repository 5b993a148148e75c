package dev.ectype.runtime.state.time;

import java.time.Instant;

/** Provides the real time. */
final class SystemClock implements Clock {
    @Override
    public long start() {
        return Instant.now().toEpochMilli();
    }

    @Override
    public long now(long stateMillis) {
        return Instant.now().toEpochMilli();
    }

    @Override
    public long afterWrite(long seenMillis) {
        return seenMillis;
    }
}
