package dev.ectype.controlplane.replay;

import static dev.ectype.controlplane.jooq.tables.RecordingReplays.RECORDING_REPLAYS;

import dev.ectype.controlplane.platform.storage.ContentReferences;
import org.jooq.DSLContext;
import org.jooq.conf.ParamType;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.springframework.stereotype.Repository;

/** Lists the contents with the results of replays. Running replays and replays without results have no content. */
@Repository
class ReplayReferenceRepository implements ContentReferences {
    private final DSLContext database;

    ReplayReferenceRepository(DSLContext database) {
        this.database = database;
    }

    @Override
    public String query() {
        return database.select(
                        RECORDING_REPLAYS.ORGANIZATION_ID,
                        RECORDING_REPLAYS.PATH,
                        RECORDING_REPLAYS.SIZE,
                        DSL.castNull(SQLDataType.BLOB).as("sha256"))
                .from(RECORDING_REPLAYS)
                .where(RECORDING_REPLAYS.SIZE.gt(0L))
                .getSQL(ParamType.INLINED);
    }
}
