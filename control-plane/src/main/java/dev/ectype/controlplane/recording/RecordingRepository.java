package dev.ectype.controlplane.recording;

import static dev.ectype.controlplane.jooq.tables.Recordings.RECORDINGS;

import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.util.List;
import java.util.UUID;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** The table of recordings. */
@Repository
class RecordingRepository {
    private static final Filter<UUID> OF_PROJECT = Filter.of("project", UUID.class, RECORDINGS.PROJECT_ID::eq);

    private final ListQuery<Recording> list;

    RecordingRepository(DSLContext database, Queries queries) {
        this.list = queries.list(
                () -> database.selectFrom(RECORDINGS),
                RECORDINGS.ORGANIZATION_ID,
                RECORDINGS.ID,
                RecordingRepository::toRecording);
    }

    List<Recording> list(UUID organization, UUID project, PageRequest page) {
        return list.page(organization, page).where(OF_PROJECT, project).fetch();
    }

    private static Recording toRecording(Row row) {
        return new Recording(
                IdKind.RECORDING.text(row.get(RECORDINGS.ID)),
                row.get(RECORDINGS.REQUESTS),
                row.get(RECORDINGS.FIRST_AT),
                row.get(RECORDINGS.LAST_AT),
                row.get(RECORDINGS.UPSTREAM),
                row.get(RECORDINGS.SIZE),
                row.get(RECORDINGS.CREATED_AT));
    }
}
