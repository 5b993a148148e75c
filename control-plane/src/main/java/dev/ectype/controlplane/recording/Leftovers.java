package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.web.AfterCommit;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Files that may belong to nothing. A file is noted before it is written, and taken off in the transaction that makes a row of it; a row that
 * goes notes its file. So whatever ends in between, no file stays that nothing leads to.
 */
@Component
public class Leftovers {
    private static final Logger LOG = LoggerFactory.getLogger(Leftovers.class);
    private static final Duration ON_ITS_WAY = Duration.ofDays(1);

    private final LeftoverRepository repository;
    private final ObjectStorage storage;
    private final TransactionOperations transactions;
    /** The thread of a request still holds the connection of its transaction when that ends, and must not wait for another. */
    private final ExecutorService threads = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "leftovers");
        thread.setDaemon(true);
        return thread;
    });

    Leftovers(LeftoverRepository repository, ObjectStorage storage, TransactionOperations transactions) {
        this.repository = repository;
        this.storage = storage;
        this.transactions = transactions;
    }

    /** Notes a file that is about to be written, which takes less than a day. */
    public void expect(ObjectKey key) {
        transactions.executeWithoutResult(
                status -> repository.note(key.organization(), key.path(), ON_ITS_WAY.toSeconds()));
    }

    /** Takes a file off that a row leads to from now on, in the transaction of that row. */
    public void keep(ObjectKey key) {
        repository.forget(key.organization(), key.path());
    }

    /** Lets a file go that comes to nothing, in a transaction that does not fail for it. */
    public void fall(ObjectKey key) {
        repository.due(key.organization(), key.path());
        clearAfterCommit(key.organization());
    }

    /** Deletes a file that comes to nothing; where that fails, a job does it. */
    public void drop(ObjectKey key) {
        try {
            storage.delete(key);
            transactions.executeWithoutResult(status -> repository.forget(key.organization(), key.path()));
        } catch (RuntimeException later) {
            LOG.warn("{} is deleted later: {}", key.path(), later.toString());
        }
    }

    /** Deletes the files of an organization that are due from now on, once the transaction that made them so has become true. */
    public void clearAfterCommit(UUID organization) {
        AfterCommit.run(() -> threads.execute(() -> clearQuietly(organization)));
    }

    @SuppressWarnings("try")
    private void clearQuietly(UUID organization) {
        try (Tenant ignored = Tenant.enter(organization)) {
            clear(organization);
        } catch (RuntimeException later) {
            LOG.warn("files are deleted later: {}", later.toString());
        }
    }

    @PreDestroy
    void close() {
        threads.shutdown();
    }

    /** Deletes the files of an organization that are due. */
    public void clear(UUID organization) {
        for (String path : repository.due(organization)) {
            drop(new ObjectKey(organization, path));
        }
    }
}
