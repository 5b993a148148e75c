package dev.ectype.controlplane.platform.job;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Schedules jobs: the first node that claims a run does it. Failed runs are repeated at the next interval. */
@Component
final class Jobs implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    private static final Duration STOP = Duration.ofSeconds(10);

    private final List<Job> jobs;
    private final JobRepository claims;
    private final MeterRegistry meters;
    private volatile ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor();
    private volatile boolean running;

    Jobs(List<Job> jobs, JobRepository claims, MeterRegistry meters) {
        this.jobs = jobs;
        this.claims = claims;
        this.meters = meters;
    }

    @Override
    public void start() {
        running = true;
        executor = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "jobs");
            thread.setDaemon(true);
            return thread;
        });
        for (Job job : jobs) {
            long wait = job.every().toMillis();
            executor.scheduleWithFixedDelay(() -> attempt(job), wait, wait, TimeUnit.MILLISECONDS);
        }
    }

    private void attempt(Job job) {
        long began = System.nanoTime();
        try {
            if (claims.claim(job.name(), job.every())) {
                job.run();
                timer(job, "done").record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
            }
        } catch (RuntimeException failed) {
            fail(job, began);
            LOG.warn("job {} failed, and runs again in {}: {}", job.name(), job.every(), failed.toString());
        } catch (Error broken) {
            // An executor does not repeat a task that throws, and does not log it. After an OutOfMemoryError the
            // process has ended
            // (-XX:+ExitOnOutOfMemoryError).
            fail(job, began);
            LOG.error("job {} failed, and runs again in {}", job.name(), job.every(), broken);
        }
    }

    private void fail(Job job, long began) {
        timer(job, "failed").record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
    }

    private Timer timer(Job job, String outcome) {
        return meters.timer("ectype.jobs", "job", job.name(), "outcome", outcome);
    }

    @Override
    public void stop() {
        running = false;
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

    @Override
    public boolean isRunning() {
        return running;
    }
}
