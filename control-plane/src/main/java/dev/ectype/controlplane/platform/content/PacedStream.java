package dev.ectype.controlplane.platform.content;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.InputStream;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Ends a request body that arrives too slowly, because a thread waits for its bytes. */
public final class PacedStream extends CountedStream {
    /** The time before the rate of a body counts. */
    static final Duration GRACE = Duration.ofSeconds(10);

    /** The minimum average number of bytes per second. */
    static final int LEAST_RATE = 1024;

    private static final long NANOS = 1_000_000_000L;

    private final LongSupplier clock;
    private final long began;

    /**
     * Creates a stream.
     *
     * @param clock the time in nanoseconds, as {@link System#nanoTime} returns it
     */
    public PacedStream(InputStream source, LongSupplier clock) {
        super(source);
        this.clock = clock;
        this.began = clock.getAsLong();
    }

    @Override
    void check(int more) {
        long nanos = clock.getAsLong() - began;
        if (more > 0 && nanos > GRACE.toNanos() && count() < nanos / NANOS * LEAST_RATE) {
            throw new InvalidRequest("The body arrived at fewer than " + LEAST_RATE + " bytes per second (" + count()
                    + " in " + nanos / NANOS + " s); send it again over a faster connection.");
        }
    }
}
