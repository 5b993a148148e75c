package dev.ectype.controlplane.recording;

import static dev.ectype.controlplane.jooq.tables.StoredLeftovers.STORED_LEFTOVERS;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of possibly orphaned files, by the clock of the database. */
@Repository
class LeftoverRepository {
    private static final int AT_ONCE = 1000;

    private final DSLContext database;

    LeftoverRepository(DSLContext database) {
        this.database = database;
    }

    void note(UUID organization, String path, long seconds) {
        Field<Instant> due = DSL.field(
                "now() + make_interval(secs => {0})", STORED_LEFTOVERS.DUE_AT.getDataType(), DSL.val(seconds));
        database.insertInto(STORED_LEFTOVERS)
                .set(STORED_LEFTOVERS.ORGANIZATION_ID, organization)
                .set(STORED_LEFTOVERS.PATH, path)
                .set(STORED_LEFTOVERS.DUE_AT, due)
                .onConflict(STORED_LEFTOVERS.ORGANIZATION_ID, STORED_LEFTOVERS.PATH)
                .doUpdate()
                .set(STORED_LEFTOVERS.DUE_AT, due)
                .execute();
    }

    void forget(UUID organization, String path) {
        database.deleteFrom(STORED_LEFTOVERS)
                .where(STORED_LEFTOVERS.ORGANIZATION_ID.eq(organization))
                .and(STORED_LEFTOVERS.PATH.eq(path))
                .execute();
    }

    void due(UUID organization, String path) {
        database.update(STORED_LEFTOVERS)
                .set(STORED_LEFTOVERS.DUE_AT, DSL.field("now()", STORED_LEFTOVERS.DUE_AT.getDataType()))
                .where(STORED_LEFTOVERS.ORGANIZATION_ID.eq(organization))
                .and(STORED_LEFTOVERS.PATH.eq(path))
                .execute();
    }

    List<String> due(UUID organization) {
        return database.select(STORED_LEFTOVERS.PATH)
                .from(STORED_LEFTOVERS)
                .where(STORED_LEFTOVERS.ORGANIZATION_ID.eq(organization))
                .and(STORED_LEFTOVERS.DUE_AT.le(DSL.field("now()", STORED_LEFTOVERS.DUE_AT.getDataType())))
                .orderBy(STORED_LEFTOVERS.DUE_AT)
                .limit(AT_ONCE)
                .fetch(STORED_LEFTOVERS.PATH);
    }
}
