package dev.ectype.controlplane.platform.content;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.InputStream;
import java.time.Duration;
import java.util.function.LongSupplier;

/** The body of a request, which ends with a refusal when it arrives too slowly: a thread waits for each of its bytes. */
public final class PacedStream extends CountedStream {
    /** How long a body may take before its rate counts. */
    static final Duration GRACE = Duration.ofSeconds(10);

    /** How many bytes must arrive in each second on average. */
    static final int LEAST_RATE = 1024;

    private static final long NANOS = 1_000_000_000L;

    private final LongSupplier clock;
    private final long began;

    /** @param clock the time in nanoseconds, as {@link System#nanoTime} gives it */
    public PacedStream(InputStream source, LongSupplier clock) {
        super(source);
        this.clock = clock;
        this.began = clock.getAsLong();
    }

    @Override
    void check(int more) {
        long nanos = clock.getAsLong() - began;
        if (more > 0 && nanos > GRACE.toNanos() && count() < nanos / NANOS * LEAST_RATE) {
            throw new InvalidRequest("The body arrived at less than " + LEAST_RATE + " bytes a second (" + count()
                    + " in " + nanos / NANOS + " s); send it again over a faster connection.");
        }
    }
}
