package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.job.ScheduledThread;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Writes the counted usage every few seconds and at the end of the node; retries failed writes. */
@Component
final class UsageFlush implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(UsageFlush.class);

    private final UsageCounters counters;
    private final UsageWriter writer;
    private final Duration every;
    private final UUID node = UUID.randomUUID();
    private final Map<UUID, UsageBatch> waiting = new LinkedHashMap<>();
    private long number;
    private boolean failing;
    private @Nullable ScheduledThread thread;

    UsageFlush(UsageCounters counters, UsageWriter writer, Settings settings) {
        this.counters = counters;
        this.writer = writer;
        this.every = settings.usageFlush();
    }

    /** Writes the counted usage. An organization with a pending batch continues to count, and has one pending batch only. */
    synchronized void flush() {
        counters.drain(organization -> !waiting.containsKey(organization))
                .forEach((organization, counts) ->
                        waiting.put(organization, new UsageBatch(organization, ++number, counts)));
        boolean failed = false;
        for (UsageBatch batch : List.copyOf(waiting.values())) {
            try {
                write(batch);
                waiting.remove(batch.organization());
            } catch (RuntimeException failure) {
                if (!failing && !failed) {
                    LOG.warn("usage cannot be stored and is retried: {}", failure.toString());
                }
                failed = true;
                if (failure instanceof TransactionException) {
                    // The database is unavailable, so each further organization would wait, too.
                    break;
                }
            }
        }
        failing = failed;
    }

    @SuppressWarnings("try")
    private void write(UsageBatch batch) {
        try (Tenant ignored = Tenant.enter(batch.organization())) {
            writer.write(node, batch);
        }
    }

    @Override
    public void start() {
        ScheduledThread flushing = new ScheduledThread("usage");
        flushing.repeat(every, this::flush);
        thread = flushing;
    }

    @Override
    public void stop() {
        ScheduledThread flushing = thread;
        thread = null;
        if (flushing != null) {
            flushing.close();
        }
        // The second flush writes the counts of organizations with a pending batch.
        flush();
        flush();
        synchronized (this) {
            if (!waiting.isEmpty()) {
                LOG.error("{} batches of usage are lost, because the database cannot be reached", waiting.size());
            }
        }
    }

    @Override
    public boolean isRunning() {
        return thread != null;
    }

    /** Starts before the server accepts requests and stops after its last response. */
    @Override
    public int getPhase() {
        return 0;
    }
}
