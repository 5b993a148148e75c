package dev.ectype.controlplane.recording;

import static dev.ectype.controlplane.jooq.tables.RecordingUploads.RECORDING_UPLOADS;
import static dev.ectype.controlplane.jooq.tables.Recordings.RECORDINGS;

import dev.ectype.controlplane.platform.quota.StoredBytes;
import java.math.BigDecimal;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Sums the stored bytes of recordings and unfinished uploads. */
@Repository
class RecordingBytesRepository implements StoredBytes {
    private final DSLContext database;

    RecordingBytesRepository(DSLContext database) {
        this.database = database;
    }

    @Override
    public Kind kind() {
        return Kind.RECORDINGS;
    }

    @Override
    @Transactional
    public long of(UUID organization) {
        Field<BigDecimal> recordings = DSL.field(DSL.select(DSL.coalesce(DSL.sum(RECORDINGS.SIZE), BigDecimal.ZERO))
                .from(RECORDINGS)
                .where(RECORDINGS.ORGANIZATION_ID.eq(organization)));
        Field<BigDecimal> uploads =
                DSL.field(DSL.select(DSL.coalesce(DSL.sum(RECORDING_UPLOADS.RECEIVED), BigDecimal.ZERO))
                        .from(RECORDING_UPLOADS)
                        .where(RECORDING_UPLOADS.ORGANIZATION_ID.eq(organization)));
        return database.select(recordings.plus(uploads)).fetchSingle().value1().longValueExact();
    }
}
