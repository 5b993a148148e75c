package dev.ectype.controlplane.platform.quota;

import static dev.ectype.controlplane.jooq.tables.StorageRefusals.STORAGE_REFUSALS;

import java.time.Instant;
import java.util.UUID;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of organizations with a recently rejected upload. */
@Repository
class StorageRefusalRepository {
    private final DSLContext database;

    StorageRefusalRepository(DSLContext database) {
        this.database = database;
    }

    /** Locks the storage use of an organization until the transaction ends. */
    void lock(UUID organization) {
        database.execute("select pg_advisory_xact_lock(hashtextextended({0}, 0))", "storage " + organization);
    }

    /** Stores a rejection and returns true for the first one. */
    boolean keep(UUID organization, Instant at) {
        return database.insertInto(STORAGE_REFUSALS)
                        .set(STORAGE_REFUSALS.ORGANIZATION_ID, organization)
                        .set(STORAGE_REFUSALS.AT, at)
                        .onConflict(STORAGE_REFUSALS.ORGANIZATION_ID)
                        .doNothing()
                        .execute()
                > 0;
    }

    /** Deletes the rejections after an accepted upload. */
    void forget(UUID organization) {
        database.deleteFrom(STORAGE_REFUSALS)
                .where(STORAGE_REFUSALS.ORGANIZATION_ID.eq(organization))
                .execute();
    }
}
