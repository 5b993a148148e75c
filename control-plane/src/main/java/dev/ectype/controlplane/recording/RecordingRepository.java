package dev.ectype.controlplane.recording;

import static dev.ectype.controlplane.jooq.tables.Recordings.RECORDINGS;

import dev.ectype.controlplane.jooq.tables.records.RecordingsRecord;
import dev.ectype.controlplane.platform.database.NewestFirst;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.util.List;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** The table of recordings. */
@Repository
class RecordingRepository {
    private final DSLContext database;

    RecordingRepository(DSLContext database) {
        this.database = database;
    }

    List<Recording> list(UUID organization, UUID project, PageRequest page) {
        Condition wanted = RECORDINGS.ORGANIZATION_ID.eq(organization).and(RECORDINGS.PROJECT_ID.eq(project));
        return NewestFirst.page(database.selectFrom(RECORDINGS), wanted, RECORDINGS.ID, page)
                .fetch(RecordingRepository::toRecording);
    }

    private static Recording toRecording(RecordingsRecord row) {
        return new Recording(
                IdKind.RECORDING.text(row.getId()),
                row.getRequests(),
                row.getFirstAt(),
                row.getLastAt(),
                row.getUpstream(),
                row.getSize(),
                row.getCreatedAt());
    }
}
