package dev.ectype.controlplane.platform.job;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Schedules jobs: the first node that claims a run does it. Failed runs are repeated at the next interval. */
@Component
final class Jobs implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);

    private final List<Job> jobs;
    private final JobRepository claims;
    private final MeterRegistry meters;
    private volatile @Nullable ScheduledThread thread;

    Jobs(List<Job> jobs, JobRepository claims, MeterRegistry meters) {
        this.jobs = jobs;
        this.claims = claims;
        this.meters = meters;
    }

    @Override
    public void start() {
        ScheduledThread running = new ScheduledThread("jobs");
        jobs.forEach(job -> running.repeat(job.every(), () -> attempt(job)));
        thread = running;
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
        ScheduledThread running = thread;
        thread = null;
        if (running != null) {
            running.close();
        }
    }

    @Override
    public boolean isRunning() {
        return thread != null;
    }
}
