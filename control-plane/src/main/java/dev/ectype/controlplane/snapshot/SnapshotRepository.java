package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;
import static dev.ectype.controlplane.jooq.tables.Snapshots.SNAPSHOTS;

import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.SelectWhereStep;
import org.springframework.stereotype.Repository;

/** The table of snapshots. */
@Repository
class SnapshotRepository {
    private static final Filter<UUID> OF_PROJECT = Filter.of("project", UUID.class, SNAPSHOTS.PROJECT_ID::eq);
    private static final Filter<String> OF_NAME = Filter.of("name", String.class, SNAPSHOTS.NAME::eq);

    private final ListQuery<Snapshot> list;

    SnapshotRepository(DSLContext database, Queries queries) {
        this.list = queries.list(
                () -> shown(database), SNAPSHOTS.ORGANIZATION_ID, SNAPSHOTS.ID, SnapshotRepository::toSnapshot);
    }

    List<Snapshot> list(UUID organization, SnapshotFilter filter, PageRequest page) {
        return list.page(organization, page)
                .where(OF_PROJECT, filter.project())
                .where(OF_NAME, filter.name())
                .fetch();
    }

    private static SelectWhereStep<?> shown(DSLContext database) {
        return database.select(SNAPSHOTS.fields())
                .select(PROJECTS.SLUG)
                .from(SNAPSHOTS)
                .leftJoin(PROJECTS)
                .on(PROJECTS.ID.eq(SNAPSHOTS.PROJECT_ID).and(PROJECTS.ORGANIZATION_ID.eq(SNAPSHOTS.ORGANIZATION_ID)));
    }

    private static Snapshot toSnapshot(Row row) {
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
