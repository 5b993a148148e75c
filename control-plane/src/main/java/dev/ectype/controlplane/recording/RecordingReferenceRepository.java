package dev.ectype.controlplane.recording;

import static dev.ectype.controlplane.jooq.tables.RecordingUploadParts.RECORDING_UPLOAD_PARTS;
import static dev.ectype.controlplane.jooq.tables.Recordings.RECORDINGS;

import dev.ectype.controlplane.platform.storage.ContentReferences;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Lists the contents to which the rows of recordings and upload parts refer. */
@Repository
class RecordingReferenceRepository implements ContentReferences {
    private final DSLContext database;

    RecordingReferenceRepository(DSLContext database) {
        this.database = database;
    }

    @Override
    public String query() {
        return database.select(RECORDINGS.ORGANIZATION_ID, RECORDINGS.PATH, RECORDINGS.SIZE, RECORDINGS.SHA256)
                .from(RECORDINGS)
                .unionAll(database.select(
                                RECORDING_UPLOAD_PARTS.ORGANIZATION_ID,
                                RECORDING_UPLOAD_PARTS.PATH,
                                RECORDING_UPLOAD_PARTS.LENGTH,
                                RECORDING_UPLOAD_PARTS.SHA256)
                        .from(RECORDING_UPLOAD_PARTS))
                .getSQL();
    }
}
