package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.jooq.tables.Snapshots.SNAPSHOTS;

import dev.ectype.controlplane.platform.storage.ContentReferences;
import org.jooq.DSLContext;
import org.jooq.conf.ParamType;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.springframework.stereotype.Repository;

/** Lists the contents of snapshots. Size and SHA-256 in the rows describe the uncompressed content, while the storage has it compressed. */
@Repository
class SnapshotReferenceRepository implements ContentReferences {
    private final DSLContext database;

    SnapshotReferenceRepository(DSLContext database) {
        this.database = database;
    }

    @Override
    public String query() {
        return database.selectDistinct(
                        SNAPSHOTS.ORGANIZATION_ID,
                        DSL.concat(
                                        DSL.inline(SnapshotContents.FOLDER),
                                        DSL.field("encode({0}, 'hex')", String.class, SNAPSHOTS.SHA256),
                                        DSL.inline(SnapshotContents.SUFFIX))
                                .as("path"),
                        DSL.castNull(SQLDataType.BIGINT).as("size"),
                        DSL.castNull(SQLDataType.BLOB).as("sha256"))
                .from(SNAPSHOTS)
                .getSQL(ParamType.INLINED);
    }
}
