package dev.ectype.controlplane.replay;

import static dev.ectype.controlplane.jooq.tables.RecordingReplays.RECORDING_REPLAYS;

import dev.ectype.controlplane.platform.storage.ContentReferences;
import org.jooq.DSLContext;
import org.jooq.conf.ParamType;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.springframework.stereotype.Repository;

/** Lists the contents with the received responses of replays. */
@Repository
class ReceivedReferenceRepository implements ContentReferences {
    private final DSLContext database;

    ReceivedReferenceRepository(DSLContext database) {
        this.database = database;
    }

    @Override
    public String query() {
        return database.select(
                        RECORDING_REPLAYS.ORGANIZATION_ID,
                        RECORDING_REPLAYS.RESPONSES_PATH,
                        RECORDING_REPLAYS.RESPONSES_SIZE,
                        DSL.castNull(SQLDataType.BLOB).as("sha256"))
                .from(RECORDING_REPLAYS)
                .where(RECORDING_REPLAYS.RESPONSES_PATH.isNotNull())
                .getSQL(ParamType.INLINED);
    }
}
