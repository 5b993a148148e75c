package dev.ectype.controlplane.recording.upload;

import static dev.ectype.controlplane.jooq.tables.RecordingUploadParts.RECORDING_UPLOAD_PARTS;
import static dev.ectype.controlplane.jooq.tables.RecordingUploads.RECORDING_UPLOADS;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.recording.ContentDigest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.springframework.stereotype.Repository;

/** Reads and writes the tables of uploads and their parts. */
@Repository
class RecordingUploadRepository {
    private final DSLContext database;

    RecordingUploadRepository(DSLContext database) {
        this.database = database;
    }

    RecordingUpload insert(
            UUID organization, UUID project, UUID id, NewRecordingUpload request, Instant at, Instant end) {
        return database.insertInto(RECORDING_UPLOADS)
                .set(RECORDING_UPLOADS.ORGANIZATION_ID, organization)
                .set(RECORDING_UPLOADS.ID, id)
                .set(RECORDING_UPLOADS.PROJECT_ID, project)
                .set(RECORDING_UPLOADS.SIZE, request.size())
                .set(
                        RECORDING_UPLOADS.SHA256,
                        request.sha256() == null ? null : HexFormat.of().parseHex(request.sha256()))
                .set(RECORDING_UPLOADS.CREATED_AT, at)
                .set(RECORDING_UPLOADS.EXPIRES_AT, end)
                .returning()
                .fetchSingle(RecordingUploadRepository::toUpload);
    }

    Optional<RecordingUpload> find(UUID organization, UUID project, UUID id) {
        return database.selectFrom(RECORDING_UPLOADS)
                .where(is(organization, project, id))
                .fetchOptional(RecordingUploadRepository::toUpload);
    }

    /** Locks an upload until the transaction ends, so that its parts are added one after the other. */
    void lock(UUID organization, UUID id) {
        database.select(RECORDING_UPLOADS.ID)
                .from(RECORDING_UPLOADS)
                .where(RECORDING_UPLOADS.ORGANIZATION_ID.eq(organization))
                .and(RECORDING_UPLOADS.ID.eq(id))
                .forUpdate()
                .fetch();
    }

    /** Advances the upload from an offset; returns empty if another part was faster. */
    Optional<RecordingUpload> advance(UUID organization, UUID id, StoredPart part, Instant end) {
        return database.update(RECORDING_UPLOADS)
                .set(RECORDING_UPLOADS.RECEIVED, part.start() + part.length())
                .set(RECORDING_UPLOADS.EXPIRES_AT, end)
                .where(RECORDING_UPLOADS.ORGANIZATION_ID.eq(organization))
                .and(RECORDING_UPLOADS.ID.eq(id))
                .and(RECORDING_UPLOADS.RECEIVED.eq(part.start()))
                .returning()
                .fetchOptional(RecordingUploadRepository::toUpload);
    }

    void insertPart(UUID organization, UUID id, StoredPart part) {
        database.insertInto(RECORDING_UPLOAD_PARTS)
                .set(RECORDING_UPLOAD_PARTS.ORGANIZATION_ID, organization)
                .set(RECORDING_UPLOAD_PARTS.UPLOAD_ID, id)
                .set(RECORDING_UPLOAD_PARTS.START, part.start())
                .set(RECORDING_UPLOAD_PARTS.LENGTH, part.length())
                .set(RECORDING_UPLOAD_PARTS.SHA256, part.sha256())
                .set(RECORDING_UPLOAD_PARTS.PATH, part.key().path())
                .execute();
    }

    List<StoredPart> parts(UUID organization, UUID id) {
        return database.selectFrom(RECORDING_UPLOAD_PARTS)
                .where(RECORDING_UPLOAD_PARTS.ORGANIZATION_ID.eq(organization))
                .and(RECORDING_UPLOAD_PARTS.UPLOAD_ID.eq(id))
                .orderBy(RECORDING_UPLOAD_PARTS.START)
                .fetch(row -> new StoredPart(
                        new ObjectKey(organization, row.get(RECORDING_UPLOAD_PARTS.PATH)),
                        row.get(RECORDING_UPLOAD_PARTS.START),
                        row.get(RECORDING_UPLOAD_PARTS.LENGTH),
                        row.get(RECORDING_UPLOAD_PARTS.SHA256)));
    }

    boolean delete(UUID organization, UUID project, UUID id) {
        return database.deleteFrom(RECORDING_UPLOADS)
                        .where(is(organization, project, id))
                        .execute()
                > 0;
    }

    void deleteEnded(UUID organization, Instant now) {
        database.deleteFrom(RECORDING_UPLOADS)
                .where(RECORDING_UPLOADS.ORGANIZATION_ID.eq(organization))
                .and(RECORDING_UPLOADS.EXPIRES_AT.le(now))
                .execute();
    }

    private static Condition is(UUID organization, UUID project, UUID id) {
        return RECORDING_UPLOADS
                .ORGANIZATION_ID
                .eq(organization)
                .and(RECORDING_UPLOADS.PROJECT_ID.eq(project))
                .and(RECORDING_UPLOADS.ID.eq(id));
    }

    private static RecordingUpload toUpload(Record row) {
        byte[] sum = row.get(RECORDING_UPLOADS.SHA256);
        return new RecordingUpload(
                IdKind.UPLOAD.text(row.get(RECORDING_UPLOADS.ID)),
                row.get(RECORDING_UPLOADS.RECEIVED),
                row.get(RECORDING_UPLOADS.SIZE),
                sum == null ? null : ContentDigest.hex(sum),
                row.get(RECORDING_UPLOADS.CREATED_AT),
                row.get(RECORDING_UPLOADS.EXPIRES_AT));
    }
}
