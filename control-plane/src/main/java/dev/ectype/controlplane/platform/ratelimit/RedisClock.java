package dev.ectype.controlplane.platform.ratelimit;

import io.github.bucket4j.TimeMeter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Returns the time of Redis: its value at connection plus the elapsed time. It is equal on all nodes and never set back. */
final class RedisClock implements TimeMeter {
    private final long offset;

    private RedisClock(long offset) {
        this.offset = offset;
    }

    /**
     * Creates a clock.
     *
     * @param time the response to {@code TIME}: seconds and microseconds
     */
    static RedisClock of(List<byte[]> time) {
        long nanos = TimeUnit.SECONDS.toNanos(number(time.get(0))) + TimeUnit.MICROSECONDS.toNanos(number(time.get(1)));
        return new RedisClock(nanos - System.nanoTime());
    }

    private static long number(byte[] digits) {
        return Long.parseLong(new String(digits, StandardCharsets.US_ASCII));
    }

    @Override
    public long currentTimeNanos() {
        return offset + System.nanoTime();
    }

    @Override
    public boolean isWallClockBased() {
        return true;
    }
}
