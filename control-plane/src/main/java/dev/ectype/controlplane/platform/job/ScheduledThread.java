package dev.ectype.controlplane.platform.job;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Repeats tasks of a node on a thread of their own. A task that fails runs again at its next time. */
public final class ScheduledThread implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ScheduledThread.class);
    private static final Duration STOP = Duration.ofSeconds(10);

    private final String name;
    private final ScheduledExecutorService executor;

    /** @param name the name of the thread */
    public ScheduledThread(String name) {
        this.name = name;
        this.executor = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Runs a task after each interval, counted from the end of its last run. */
    public void repeat(Duration every, Runnable task) {
        executor.scheduleWithFixedDelay(
                () -> attempt(every, task), every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void attempt(Duration every, Runnable task) {
        try {
            task.run();
        } catch (RuntimeException failed) {
            // An executor does not repeat a task that throws, and does not log it.
            LOG.error("the thread {} failed, and runs again in {}", name, every, failed);
        }
    }

    /** Waits up to ten seconds for the end of a running task, and then interrupts it. */
    @Override
    public void close() {
        executor.shutdown();
        try {
            if (!executor.awaitTermination(STOP.toMillis(), TimeUnit.MILLISECONDS)) {
                executor.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            executor.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
