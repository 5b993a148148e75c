package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.jooq.tables.SnapshotContents.SNAPSHOT_CONTENTS;
import static dev.ectype.controlplane.jooq.tables.Snapshots.SNAPSHOTS;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of content hashes that an organization has or is about to have. */
@Repository
class SnapshotContentRepository {
    private static final int AT_ONCE = 100;

    private final DSLContext database;

    SnapshotContentRepository(DSLContext database) {
        this.database = database;
    }

    /** Marks a content as expected and locks it until the transaction ends. */
    void touch(UUID organization, byte[] sha256, Instant at) {
        database.insertInto(SNAPSHOT_CONTENTS)
                .set(SNAPSHOT_CONTENTS.ORGANIZATION_ID, organization)
                .set(SNAPSHOT_CONTENTS.SHA256, sha256)
                .set(SNAPSHOT_CONTENTS.TOUCHED_AT, at)
                .onConflict(SNAPSHOT_CONTENTS.ORGANIZATION_ID, SNAPSHOT_CONTENTS.SHA256)
                .doUpdate()
                .set(SNAPSHOT_CONTENTS.TOUCHED_AT, at)
                .execute();
    }

    /** Returns whether a version has this content. */
    boolean isUsed(UUID organization, byte[] sha256) {
        return database.fetchExists(
                SNAPSHOTS, SNAPSHOTS.ORGANIZATION_ID.eq(organization).and(SNAPSHOTS.SHA256.eq(sha256)));
    }

    /** Finds contents that no version uses and no upload has expected recently. */
    List<byte[]> unused(UUID organization, Instant since) {
        return database.select(SNAPSHOT_CONTENTS.SHA256)
                .from(SNAPSHOT_CONTENTS)
                .where(isUnused(organization, since))
                .limit(AT_ONCE)
                .fetch(SNAPSHOT_CONTENTS.SHA256);
    }

    /** Deletes a content that is still unused, and blocks uploads of it until the transaction ends. */
    boolean forget(UUID organization, byte[] sha256, Instant since) {
        return database.deleteFrom(SNAPSHOT_CONTENTS)
                        .where(isUnused(organization, since).and(SNAPSHOT_CONTENTS.SHA256.eq(sha256)))
                        .execute()
                > 0;
    }

    private static Condition isUnused(UUID organization, Instant since) {
        return SNAPSHOT_CONTENTS
                .ORGANIZATION_ID
                .eq(organization)
                .and(SNAPSHOT_CONTENTS.TOUCHED_AT.lt(since))
                .andNotExists(DSL.selectOne()
                        .from(SNAPSHOTS)
                        .where(SNAPSHOTS
                                .ORGANIZATION_ID
                                .eq(organization)
                                .and(SNAPSHOTS.SHA256.eq(SNAPSHOT_CONTENTS.SHA256))));
    }
}
