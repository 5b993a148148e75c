package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Says on standard error, from time to time, that the service is still starting; a first start creates a database. */
final class StartProgress implements AutoCloseable {
    private final PrintWriter err;
    private final Duration first;
    private final Duration next;
    private final long began = System.nanoTime();
    private final CountDownLatch ended = new CountDownLatch(1);

    private StartProgress(PrintWriter err, Duration first, Duration next) {
        this.err = err;
        this.first = first;
        this.next = next;
    }

    /** Writes the first line after two seconds, and another one every ten. */
    static StartProgress begin(PrintWriter err) {
        return begin(err, Duration.ofSeconds(2), Duration.ofSeconds(10));
    }

    static StartProgress begin(PrintWriter err, Duration first, Duration next) {
        StartProgress progress = new StartProgress(err, first, next);
        Thread ticks = new Thread(progress::tick, "start-progress");
        ticks.setDaemon(true);
        ticks.start();
        return progress;
    }

    private void tick() {
        try {
            Duration pause = first;
            while (!ended.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                long seconds = Duration.ofNanos(System.nanoTime() - began).toSeconds();
                err.println(
                        "starting the control plane, " + seconds + " s so far; the first start creates its database");
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
