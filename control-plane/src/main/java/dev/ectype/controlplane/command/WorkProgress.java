package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;

/** Prints the progress of long work on standard error at intervals. */
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

    /** Prints that a start still runs, because the first start creates a database. */
    static WorkProgress begin(PrintWriter err) {
        return begin(
                err,
                seconds ->
                        "starting the control plane, " + seconds + " s so far; the first start creates its database");
    }

    /**
     * Prints the first line after two seconds, and another one every ten.
     *
     * @param line the function that formats a line from the elapsed seconds
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
