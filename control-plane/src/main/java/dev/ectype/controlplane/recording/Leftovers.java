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
 * Tracks possibly orphaned files. A file is noted before it is written, and removed from the list in the transaction that creates its row;
 * the deletion of a row notes its file again. So no crash leaves a file without a row or a note.
 */
@Component
public class Leftovers {
    private static final Logger LOG = LoggerFactory.getLogger(Leftovers.class);
    private static final Duration ON_ITS_WAY = Duration.ofDays(1);

    private final LeftoverRepository repository;
    private final ObjectStorage storage;
    private final TransactionOperations transactions;
    /**
     * Runs on another thread, because the request's thread still holds its connection at the end of the transaction and must not wait for
     * another.
     */
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

    /** Notes a file before it is written; the write must take less than a day. */
    public void expect(ObjectKey key) {
        transactions.executeWithoutResult(
                status -> repository.note(key.organization(), key.path(), ON_ITS_WAY.toSeconds()));
    }

    /** Removes the note of a file in the transaction that creates its row. */
    public void keep(ObjectKey key) {
        repository.forget(key.organization(), key.path());
    }

    /** Marks an unused file for deletion, in a transaction of its own. */
    public void fall(ObjectKey key) {
        repository.due(key.organization(), key.path());
        clearAfterCommit(key.organization());
    }

    /** Deletes an unused file. If that fails, a job does it later. */
    public void drop(ObjectKey key) {
        try {
            storage.delete(key);
            transactions.executeWithoutResult(status -> repository.forget(key.organization(), key.path()));
        } catch (RuntimeException later) {
            LOG.warn("{} is deleted later: {}", key.path(), later.toString());
        }
    }

    /** Deletes the due files of an organization after the current transaction has committed. */
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

    /** Deletes the due files of an organization. */
    public void clear(UUID organization) {
        for (String path : repository.due(organization)) {
            drop(new ObjectKey(organization, path));
        }
    }
}
