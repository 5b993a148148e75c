package dev.ectype.controlplane.platform.job;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Gives jobs their turns: of all nodes that ask, the one whose claim is first does it. */
@Component
final class Jobs implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    private static final Duration STOP = Duration.ofSeconds(10);

    private final List<Job> jobs;
    private final JobRepository claims;
    private volatile ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor();
    private volatile boolean running;

    Jobs(List<Job> jobs, JobRepository claims) {
        this.jobs = jobs;
        this.claims = claims;
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
        try {
            if (claims.claim(job.name(), job.every())) {
                job.run();
            }
        } catch (RuntimeException failed) {
            LOG.warn("job {} failed, and runs again in {}: {}", job.name(), job.every(), failed.toString());
        }
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
