package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Compares the identifier of the storage with the one in the database, so that no node starts with another folder or bucket. The first
 * start of an installation generates the identifier and writes both.
 */
@Component
class StorageIdentity implements InitializingBean {
    private static final Logger LOG = LoggerFactory.getLogger(StorageIdentity.class);

    private final ObjectStorage storage;
    private final StorageIdentityRepository repository;
    private final TransactionOperations transactions;
    private volatile @Nullable String expected;

    StorageIdentity(ObjectStorage storage, StorageIdentityRepository repository, TransactionOperations transactions) {
        this.storage = storage;
        this.repository = repository;
        this.transactions = transactions;
    }

    /** Rejects a foreign storage. {@link StorageHealth} checks an unreachable storage later. */
    @Override
    public void afterPropertiesSet() {
        try {
            mismatch().ifPresent(mismatch -> {
                throw new IllegalStateException("The storage \"" + storage.location() + "\" " + mismatch.text()
                        + ", and the database expects " + mismatch.expected() + ": it is empty or that of another "
                        + "installation. Set ECTYPE_STORAGE to the folder or bucket of the other nodes and of the last "
                        + "start; if its contents are lost, let the next start take this one with `ectype control-plane "
                        + "storage adopt`.");
            });
        } catch (ServiceException unreachable) {
            LOG.warn("the storage \"{}\" cannot be compared with the database now", storage.location());
        }
    }

    /** Returns the mismatch between the storage and the database, or empty. */
    Optional<Mismatch> mismatch() {
        String known = expected;
        if (known == null) {
            known = repository.find().orElseGet(this::establish);
            expected = known;
        }
        Optional<String> actual = storage.identifier();
        return actual.equals(Optional.of(known))
                ? Optional.empty()
                : Optional.of(new Mismatch(actual.orElse(null), known));
    }

    /**
     * Generates the identifier. Starting nodes wait for each other at the row of the database, which is written last, so that the next
     * start completes an interrupted one.
     */
    private String establish() {
        String established = transactions.execute(status -> repository.lock().orElseGet(() -> {
            String identifier = storage.identifier().orElseGet(this::identify);
            repository.keep(identifier);
            return identifier;
        }));
        if (established == null) {
            throw new IllegalStateException("a transaction gives what is done in it");
        }
        return established;
    }

    private String identify() {
        String made = UUID.randomUUID().toString();
        storage.identify(made);
        return made;
    }

    /**
     * Describes a foreign storage.
     *
     * @param found the identifier of the storage, or null if it has none
     */
    record Mismatch(@Nullable String found, String expected) {
        String text() {
            return found == null ? "has no identifier" : "has the identifier " + found;
        }
    }
}
