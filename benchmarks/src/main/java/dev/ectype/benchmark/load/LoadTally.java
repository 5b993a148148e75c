package dev.ectype.benchmark.load;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Counts replies and their times for all connections of one event loop, and selects the next request.
 *
 * @param <R> the form of the requests
 */
final class LoadTally<R> {
    /** The number of replies by microseconds; the last slot counts replies slower than a second. */
    private final int[] byMicros = new int[1_000_001];

    private final List<R> requests;
    private volatile long endNanos;
    private volatile boolean ends;
    private int turn;
    private long replies;
    private long failures;

    LoadTally(List<R> requests) {
        this.requests = List.copyOf(requests);
    }

    /** Starts the time after all connections are open: on a busy machine connecting may take longer than the load. */
    void endAfter(long nanos) {
        endNanos = System.nanoTime() + nanos;
        ends = true;
    }

    R next() {
        turn = turn == requests.size() - 1 ? 0 : turn + 1;
        return requests.get(turn);
    }

    boolean over() {
        return ends && System.nanoTime() - endNanos >= 0;
    }

    void replied(long nanos, boolean success) {
        replies++;
        byMicros[(int) Math.min(byMicros.length - 1, TimeUnit.NANOSECONDS.toMicros(nanos))]++;
        if (!success) {
            failed();
        }
    }

    void failed() {
        failures++;
    }

    LoadResult outcome() {
        return new LoadResult(replies, failures, micros(0.5), micros(0.99));
    }

    private long micros(double share) {
        long rank = (long) Math.ceil(Arrays.stream(byMicros).asLongStream().sum() * share);
        long seen = 0;
        for (int micros = 0; micros < byMicros.length; micros++) {
            seen += byMicros[micros];
            if (seen >= rank) {
                return micros;
            }
        }
        return byMicros.length;
    }
}
