package dev.ectype.controlplane.snapshot;

import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;
import static dev.ectype.controlplane.jooq.tables.SnapshotNames.SNAPSHOT_NAMES;
import static dev.ectype.controlplane.jooq.tables.Snapshots.SNAPSHOTS;

import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.SelectWhereStep;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of snapshots. */
@Repository
class SnapshotRepository {
    private static final Filter<UUID> OF_PROJECT = Filter.of("project", UUID.class, SNAPSHOTS.PROJECT_ID::eq);
    private static final Filter<String> OF_NAME = Filter.of("name", String.class, SNAPSHOTS.NAME::eq);
    private static final Filter<Integer> OF_VERSION = Filter.of("version", Integer.class, SNAPSHOTS.VERSION::eq);

    private final DSLContext database;
    private final ListQuery<Snapshot> list;

    SnapshotRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> selectVisible(database), SNAPSHOTS.ORGANIZATION_ID, SNAPSHOTS.ID, SnapshotRepository::toSnapshot);
    }

    List<Snapshot> list(UUID organization, SnapshotFilter filter, PageRequest page) {
        return list.page(organization, page)
                .where(OF_PROJECT, filter.project())
                .where(OF_NAME, filter.name())
                .where(OF_VERSION, filter.version())
                .fetch();
    }

    Optional<Snapshot> find(UUID organization, UUID id) {
        return selectVisible(database)
                .where(SNAPSHOTS.ORGANIZATION_ID.eq(organization).and(SNAPSHOTS.ID.eq(id)))
                .fetchOptional(row -> toSnapshot(row::get));
    }

    /** Returns the newest version of a name, or the newest before another version. */
    Optional<Snapshot> newest(UUID organization, UUID project, String name, @Nullable Integer before) {
        return selectVisible(database)
                .where(SNAPSHOTS
                        .ORGANIZATION_ID
                        .eq(organization)
                        .and(SNAPSHOTS.PROJECT_ID.eq(project))
                        .and(SNAPSHOTS.NAME.eq(name))
                        .and(SNAPSHOTS.VERSION.lt(before == null ? Integer.MAX_VALUE : before)))
                .orderBy(SNAPSHOTS.VERSION.desc())
                .limit(1)
                .fetchOptional(row -> toSnapshot(row::get));
    }

    /** Increments the version counter of a name. */
    int nextVersion(UUID organization, UUID project, String name) {
        return database.insertInto(SNAPSHOT_NAMES)
                .set(SNAPSHOT_NAMES.ORGANIZATION_ID, organization)
                .set(SNAPSHOT_NAMES.PROJECT_ID, project)
                .set(SNAPSHOT_NAMES.NAME, name)
                .set(SNAPSHOT_NAMES.NEWEST, 1)
                .onConflict(SNAPSHOT_NAMES.ORGANIZATION_ID, SNAPSHOT_NAMES.PROJECT_ID, SNAPSHOT_NAMES.NAME)
                .doUpdate()
                .set(SNAPSHOT_NAMES.NEWEST, SNAPSHOT_NAMES.NEWEST.plus(1))
                .returning(SNAPSHOT_NAMES.NEWEST)
                .fetchSingle(SNAPSHOT_NAMES.NEWEST);
    }

    void insert(UUID organization, NewSnapshot snapshot, Instant at) {
        database.insertInto(SNAPSHOTS)
                .set(SNAPSHOTS.ID, snapshot.id())
                .set(SNAPSHOTS.ORGANIZATION_ID, organization)
                .set(SNAPSHOTS.PROJECT_ID, snapshot.project())
                .set(SNAPSHOTS.NAME, snapshot.name())
                .set(SNAPSHOTS.VERSION, snapshot.version())
                .set(SNAPSHOTS.SHA256, snapshot.sha256())
                .set(SNAPSHOTS.SIZE, snapshot.size())
                .set(SNAPSHOTS.API_NAME, snapshot.description().api().name())
                .set(SNAPSHOTS.API_VERSION, snapshot.description().api().version())
                .set(SNAPSHOTS.API_HASH, snapshot.description().api().hash())
                .set(SNAPSHOTS.POSITION, snapshot.description().position())
                .set(SNAPSHOTS.CREATOR_ID, snapshot.creator().id())
                .set(SNAPSHOTS.CREATOR, snapshot.creator().name())
                .set(SNAPSHOTS.CREATED_AT, at)
                .execute();
    }

    /** Deletes a version and returns whether it existed. */
    boolean delete(UUID organization, UUID id) {
        return database.deleteFrom(SNAPSHOTS)
                        .where(SNAPSHOTS.ORGANIZATION_ID.eq(organization).and(SNAPSHOTS.ID.eq(id)))
                        .execute()
                > 0;
    }

    private static SelectWhereStep<?> selectVisible(DSLContext database) {
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
                creator(row),
                row.get(SNAPSHOTS.CREATED_AT));
    }

    private static Snapshot.@Nullable Creator creator(Row row) {
        @Nullable String id = row.get(SNAPSHOTS.CREATOR_ID);
        @Nullable String name = row.get(SNAPSHOTS.CREATOR);
        return id == null || name == null ? null : new Snapshot.Creator(id, name);
    }
}
