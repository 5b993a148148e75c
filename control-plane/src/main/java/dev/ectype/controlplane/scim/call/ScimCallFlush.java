package dev.ectype.controlplane.scim.call;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.job.ScheduledThread;
import java.time.Duration;
import java.util.SortedMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Writes the counted calls every few seconds and at the end of the node; keeps those that the database does not accept. */
@Component
final class ScimCallFlush implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(ScimCallFlush.class);

    private final ScimCallCounters counters;
    private final ScimCallRepository repository;
    private final TenantTransactions transactions;
    private final Duration every;
    private @Nullable ScheduledThread thread;

    ScimCallFlush(
            ScimCallCounters counters,
            ScimCallRepository repository,
            TenantTransactions transactions,
            Settings settings) {
        this.counters = counters;
        this.repository = repository;
        this.transactions = transactions;
        this.every = settings.usageFlush();
    }

    /** Writes the counted calls of each organization in a transaction. */
    void flush() {
        counters.drain().forEach(this::write);
    }

    private void write(UUID organization, SortedMap<CallKey, CallCount> counts) {
        try {
            transactions.run(organization, () -> {
                counts.forEach((key, count) -> repository.add(organization, key, count));
                return true;
            });
        } catch (DataAccessException | TransactionException failed) {
            LOG.debug("the calls of SCIM tokens are not stored yet: {}", failed.toString());
            counts.forEach((key, count) -> counters.add(organization, key, count));
        }
    }

    @Override
    public void start() {
        ScheduledThread flushing = new ScheduledThread("scim-calls");
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
        flush();
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
