package dev.ectype.controlplane.session;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.usage.AdmittedRequests;
import dev.ectype.controlplane.platform.web.Times;
import jakarta.annotation.PreDestroy;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Stores the last use of each session at most once a minute on each node, outside of requests. */
@Component
class SessionUses implements AdmittedRequests {
    private static final Logger LOG = LoggerFactory.getLogger(SessionUses.class);
    private static final Duration PRECISION = Duration.ofMinutes(1);
    private static final int MOST = 100_000;

    private final SessionRepository repository;
    private final TransactionOperations transactions;
    private final Times times;
    private final Cache<UUID, Boolean> stored =
            Caffeine.newBuilder().expireAfterWrite(PRECISION).maximumSize(MOST).build();
    /** Drops uses if the database is slow: the next use of the session is stored. */
    private final ThreadPoolExecutor executor = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST / 10),
            SessionUses::thread,
            new ThreadPoolExecutor.DiscardPolicy());

    SessionUses(SessionRepository repository, TransactionOperations transactions, Times times) {
        this.repository = repository;
        this.transactions = transactions;
        this.times = times;
    }

    @Override
    public void admitted(Caller caller, HttpServletRequest request) {
        if (caller.user() != null && stored.asMap().putIfAbsent(caller.credential(), true) == null) {
            Instant now = times.now();
            executor.execute(() -> store(caller, now));
        }
    }

    @SuppressWarnings("try")
    private void store(Caller caller, Instant at) {
        try (Tenant ignored = Tenant.enter(caller.organization())) {
            transactions.executeWithoutResult(
                    status -> repository.used(caller.organization(), caller.credential(), at));
        } catch (RuntimeException failed) {
            stored.invalidate(caller.credential());
            LOG.debug("the use of a session was not stored: {}", failed.toString());
        }
    }

    @PreDestroy
    void close() {
        executor.shutdown();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "session-uses");
        thread.setDaemon(true);
        return thread;
    }
}
