package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;

/** Says on standard error, from time to time, how far long work has come. */
final class WorkProgress implements AutoCloseable {
    private final PrintWriter err;
    private final Duration first;
    private final Duration next;
    private final long began = System.nanoTime();
    private final CountDownLatch ended = new CountDownLatch(1);

    private final LongFunction<String> line;

    private WorkProgress(PrintWriter err, Duration first, Duration next, LongFunction<String> line) {
        this.err = err;
        this.first = first;
        this.next = next;
        this.line = line;
    }

    /** Says of a start that it goes on; a first start creates a database. */
    static WorkProgress begin(PrintWriter err) {
        return begin(
                err,
                seconds ->
                        "starting the control plane, " + seconds + " s so far; the first start creates its database");
    }

    /**
     * Writes the first line after two seconds, and another one every ten.
     *
     * @param line makes a line of the seconds so far
     */
    static WorkProgress begin(PrintWriter err, LongFunction<String> line) {
        return begin(err, Duration.ofSeconds(2), Duration.ofSeconds(10), line);
    }

    static WorkProgress begin(PrintWriter err, Duration first, Duration next, LongFunction<String> line) {
        WorkProgress progress = new WorkProgress(err, first, next, line);
        Thread ticks = new Thread(progress::tick, "progress");
        ticks.setDaemon(true);
        ticks.start();
        return progress;
    }

    private void tick() {
        try {
            Duration pause = first;
            while (!ended.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                long seconds = Duration.ofNanos(System.nanoTime() - began).toSeconds();
                err.println(line.apply(seconds));
                err.flush();
                pause = next;
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        ended.countDown();
    }
}
