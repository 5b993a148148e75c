package dev.ectype.controlplane.platform.storage;

import static dev.ectype.controlplane.jooq.tables.Installation.INSTALLATION;

import java.util.Optional;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads and writes the storage identifier in the database. */
@Repository
class StorageIdentityRepository {
    private final DSLContext database;

    StorageIdentityRepository(DSLContext database) {
        this.database = database;
    }

    Optional<String> find() {
        return database.select(INSTALLATION.STORAGE_ID).from(INSTALLATION).fetchOptional(INSTALLATION.STORAGE_ID);
    }

    /** Locks the identifier, even if it is absent, until the transaction ends. */
    Optional<String> lock() {
        return database.select(INSTALLATION.STORAGE_ID)
                .from(INSTALLATION)
                .forUpdate()
                .fetchOptional(INSTALLATION.STORAGE_ID);
    }

    void keep(String identifier) {
        database.update(INSTALLATION).set(INSTALLATION.STORAGE_ID, identifier).execute();
    }
}
