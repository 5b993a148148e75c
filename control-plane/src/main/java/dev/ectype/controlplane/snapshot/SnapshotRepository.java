package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;
import static dev.ectype.controlplane.jooq.tables.Snapshots.SNAPSHOTS;

import dev.ectype.controlplane.platform.database.NewestFirst;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.springframework.stereotype.Repository;

/** The table of snapshots. */
@Repository
class SnapshotRepository {
    private final DSLContext database;

    SnapshotRepository(DSLContext database) {
        this.database = database;
    }

    List<Snapshot> list(UUID organization, SnapshotFilter filter, PageRequest page) {
        Condition wanted = SNAPSHOTS.ORGANIZATION_ID.eq(organization);
        if (filter.project() != null) {
            wanted = wanted.and(SNAPSHOTS.PROJECT_ID.eq(filter.project()));
        }
        if (filter.name() != null) {
            wanted = wanted.and(SNAPSHOTS.NAME.eq(filter.name()));
        }
        var rows = database.select(SNAPSHOTS.fields())
                .select(PROJECTS.SLUG)
                .from(SNAPSHOTS)
                .leftJoin(PROJECTS)
                .on(PROJECTS.ID.eq(SNAPSHOTS.PROJECT_ID).and(PROJECTS.ORGANIZATION_ID.eq(SNAPSHOTS.ORGANIZATION_ID)));
        return NewestFirst.page(rows, wanted, SNAPSHOTS.ID, page).fetch(SnapshotRepository::toSnapshot);
    }

    private static Snapshot toSnapshot(Record row) {
        return new Snapshot(
                IdKind.SNAPSHOT.text(row.get(SNAPSHOTS.ID)),
                row.get(PROJECTS.SLUG),
                row.get(SNAPSHOTS.NAME),
                row.get(SNAPSHOTS.VERSION),
                HexFormat.of().formatHex(row.get(SNAPSHOTS.SHA256)),
                row.get(SNAPSHOTS.SIZE),
                new Snapshot.Api(
                        row.get(SNAPSHOTS.API_NAME), row.get(SNAPSHOTS.API_VERSION), row.get(SNAPSHOTS.API_HASH)),
                row.get(SNAPSHOTS.POSITION),
                row.get(SNAPSHOTS.CREATED_AT));
    }
}
