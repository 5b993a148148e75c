package dev.ectype.controlplane.recording;

import static dev.ectype.controlplane.jooq.tables.Recordings.RECORDINGS;

import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of recordings. */
@Repository
class RecordingRepository {
    private static final Filter<UUID> OF_PROJECT = Filter.of("project", UUID.class, RECORDINGS.PROJECT_ID::eq);

    private final DSLContext database;
    private final ListQuery<Recording> list;

    RecordingRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(RECORDINGS),
                RECORDINGS.ORGANIZATION_ID,
                RECORDINGS.ID,
                RecordingRepository::toRecording);
    }

    List<Recording> list(UUID organization, UUID project, PageRequest page) {
        return list.page(organization, page).where(OF_PROJECT, project).fetch();
    }

    Recording insert(UUID organization, UUID project, Intake.Taken taken, Instant at) {
        return database.insertInto(RECORDINGS)
                .set(RECORDINGS.ORGANIZATION_ID, organization)
                .set(RECORDINGS.ID, taken.id())
                .set(RECORDINGS.PROJECT_ID, project)
                .set(RECORDINGS.REQUESTS, taken.summary().requests())
                .set(RECORDINGS.FIRST_AT, taken.summary().first())
                .set(RECORDINGS.LAST_AT, taken.summary().last())
                .set(RECORDINGS.UPSTREAM, taken.summary().upstream())
                .set(RECORDINGS.SIZE, taken.size())
                .set(RECORDINGS.SHA256, taken.sha256())
                .set(RECORDINGS.PATH, taken.key().path())
                .set(RECORDINGS.CREATED_AT, at)
                .returning()
                .fetchSingle(row -> toRecording(row::get));
    }

    Optional<StoredRecording> find(UUID organization, UUID project, UUID id) {
        return database.selectFrom(RECORDINGS)
                .where(is(organization, project, id))
                .fetchOptional(row -> new StoredRecording(
                        id, toRecording(row::get), new ObjectKey(organization, row.get(RECORDINGS.PATH))));
    }

    Optional<Recording> delete(UUID organization, UUID project, UUID id) {
        return database.deleteFrom(RECORDINGS)
                .where(is(organization, project, id))
                .returning()
                .fetchOptional(row -> toRecording(row::get));
    }

    private static Condition is(UUID organization, UUID project, UUID id) {
        return RECORDINGS
                .ORGANIZATION_ID
                .eq(organization)
                .and(RECORDINGS.PROJECT_ID.eq(project))
                .and(RECORDINGS.ID.eq(id));
    }

    private static Recording toRecording(Row row) {
        return new Recording(
                IdKind.RECORDING.text(row.get(RECORDINGS.ID)),
                row.get(RECORDINGS.REQUESTS),
                row.get(RECORDINGS.FIRST_AT),
                row.get(RECORDINGS.LAST_AT),
                row.get(RECORDINGS.UPSTREAM),
                row.get(RECORDINGS.SIZE),
                ContentDigest.hex(row.get(RECORDINGS.SHA256)),
                row.get(RECORDINGS.CREATED_AT));
    }
}
