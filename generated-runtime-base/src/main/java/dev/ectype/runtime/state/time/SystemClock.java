package dev.ectype.runtime.state.time;

import java.time.Instant;

/** The time of day, for those who ask for it. */
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
