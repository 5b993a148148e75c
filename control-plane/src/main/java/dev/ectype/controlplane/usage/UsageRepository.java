package dev.ectype.controlplane.usage;

import static dev.ectype.controlplane.jooq.tables.Organizations.ORGANIZATIONS;
import static dev.ectype.controlplane.jooq.tables.UsageDays.USAGE_DAYS;
import static dev.ectype.controlplane.jooq.tables.UsageNodes.USAGE_NODES;

import dev.ectype.controlplane.jooq.tables.records.UsageDaysRecord;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the tables of usage and of the added batches. */
@Repository
class UsageRepository {
    private static final double SECONDS_PER_HOUR = 3600;
    private static final List<Field<?>> ORDER = List.of(USAGE_DAYS.DAY, USAGE_DAYS.ID);

    private final DSLContext database;

    UsageRepository(DSLContext database) {
        this.database = database;
    }

    boolean hasOrganization(UUID organization) {
        return database.fetchExists(ORGANIZATIONS, ORGANIZATIONS.ID.eq(organization));
    }

    /** Marks a batch as added in its transaction, and returns false if it was added before. */
    boolean begin(UUID organization, UUID node, long batch, Instant at) {
        return database.insertInto(USAGE_NODES)
                        .set(USAGE_NODES.ORGANIZATION_ID, organization)
                        .set(USAGE_NODES.NODE, node)
                        .set(USAGE_NODES.BATCH, batch)
                        .set(USAGE_NODES.AT, at)
                        .onConflict(USAGE_NODES.ORGANIZATION_ID, USAGE_NODES.NODE)
                        .doUpdate()
                        .set(USAGE_NODES.BATCH, batch)
                        .set(USAGE_NODES.AT, at)
                        .where(USAGE_NODES.ORGANIZATION_ID.eq(organization).and(USAGE_NODES.BATCH.lt(batch)))
                        .execute()
                > 0;
    }

    /** Deletes nodes that have not counted anything for a long time. */
    void forgetNodes(UUID organization, Instant before) {
        database.deleteFrom(USAGE_NODES)
                .where(USAGE_NODES.ORGANIZATION_ID.eq(organization).and(USAGE_NODES.AT.lt(before)))
                .execute();
    }

    /** Adds amounts to the usage. */
    void add(UUID organization, List<Row> rows) {
        database.insertInto(USAGE_DAYS)
                .set(rows.stream().map(row -> record(organization, row)).toList())
                .onConflict(USAGE_DAYS.ORGANIZATION_ID, USAGE_DAYS.DAY, USAGE_DAYS.PROJECT_ID, USAGE_DAYS.KEY_ID)
                .doUpdate()
                .set(USAGE_DAYS.REQUESTS, sum(USAGE_DAYS.REQUESTS))
                .set(USAGE_DAYS.EMULATOR_SECONDS, sum(USAGE_DAYS.EMULATOR_SECONDS))
                .set(USAGE_DAYS.RECORDING_BYTES, sum(USAGE_DAYS.RECORDING_BYTES))
                .set(USAGE_DAYS.SNAPSHOT_BYTES, sum(USAGE_DAYS.SNAPSHOT_BYTES))
                .execute();
    }

    private static UsageDaysRecord record(UUID organization, Row row) {
        return new UsageDaysRecord(
                row.id(),
                organization,
                row.day(),
                row.project(),
                row.key(),
                row.requests(),
                row.emulatorSeconds(),
                row.recordingBytes(),
                row.snapshotBytes());
    }

    private static Field<Long> sum(Field<Long> column) {
        return column.plus(DSL.excluded(column));
    }

    /** Returns the rows, the newest day first. */
    List<UsageDay> list(UUID organization, UsageFilter filter, PageRequest page) {
        return database.selectFrom(USAGE_DAYS)
                .where(matches(organization, filter).and(below(organization, ORDER, page)))
                .orderBy(ORDER.stream().map(Field::desc).toList())
                .limit(page.rows())
                .fetch(row -> toUsageDay(row.getId(), row.getDay(), row.getProjectId(), row.getKeyId(), row));
    }

    /** Builds the condition for the next page, from the identifier and the order columns of the last row. */
    static Condition below(UUID organization, List<Field<?>> order, PageRequest page) {
        if (page.after() == null) {
            return DSL.noCondition();
        }
        return DSL.row(order)
                .lt(DSL.select(order)
                        .from(USAGE_DAYS)
                        .where(USAGE_DAYS.ORGANIZATION_ID.eq(organization).and(USAGE_DAYS.ID.eq(page.after()))));
    }

    static Condition matches(UUID organization, UsageFilter filter) {
        Condition condition = USAGE_DAYS.ORGANIZATION_ID.eq(organization);
        if (filter.since() != null) {
            condition = condition.and(USAGE_DAYS.DAY.ge(filter.since()));
        }
        if (filter.until() != null) {
            condition = condition.and(USAGE_DAYS.DAY.lt(filter.until()));
        }
        if (filter.project() != null) {
            condition = condition.and(USAGE_DAYS.PROJECT_ID.eq(filter.project()));
        }
        if (filter.key() != null) {
            condition = condition.and(USAGE_DAYS.KEY_ID.eq(filter.key()));
        }
        return condition;
    }

    /** Converts a row to its representation for clients. */
    static UsageDay toUsageDay(
            UUID id, @Nullable LocalDate day, @Nullable UUID project, @Nullable UUID key, Record amounts) {
        return new UsageDay(
                id,
                day,
                project == null ? null : IdKind.PROJECT.text(project),
                key == null ? null : IdKind.KEY.text(key),
                amounts.get(USAGE_DAYS.REQUESTS),
                amounts.get(USAGE_DAYS.EMULATOR_SECONDS) / SECONDS_PER_HOUR,
                amounts.get(USAGE_DAYS.RECORDING_BYTES),
                amounts.get(USAGE_DAYS.SNAPSHOT_BYTES));
    }

    /** Holds the amounts of a unique day, project and key. */
    record Row(
            UUID id,
            LocalDate day,
            @Nullable UUID project,
            @Nullable UUID key,
            long requests,
            long emulatorSeconds,
            long recordingBytes,
            long snapshotBytes) {
        /** Returns the sum with another row of the same day, project and key. */
        Row plus(Row other) {
            return new Row(
                    id,
                    day,
                    project,
                    key,
                    requests + other.requests,
                    emulatorSeconds + other.emulatorSeconds,
                    recordingBytes + other.recordingBytes,
                    snapshotBytes + other.snapshotBytes);
        }
    }
}
