package dev.ectype.controlplane.platform.storage;

import static dev.ectype.controlplane.jooq.tables.Installation.INSTALLATION;

import java.util.Optional;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** The identifier of the storage, as the database has it. */
@Repository
class StorageIdentityRepository {
    private final DSLContext database;

    StorageIdentityRepository(DSLContext database) {
        this.database = database;
    }

    Optional<String> find() {
        return database.select(INSTALLATION.STORAGE_ID).from(INSTALLATION).fetchOptional(INSTALLATION.STORAGE_ID);
    }

    /** Holds the identifier, also where there is none, until the transaction ends. */
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
