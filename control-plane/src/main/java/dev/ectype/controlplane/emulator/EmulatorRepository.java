package dev.ectype.controlplane.emulator;

import static dev.ectype.controlplane.jooq.tables.Emulators.EMULATORS;
import static dev.ectype.controlplane.jooq.tables.OrganizationsWithEndedEmulators.ORGANIZATIONS_WITH_ENDED_EMULATORS;
import static dev.ectype.controlplane.jooq.tables.OrganizationsWithSilentEmulators.ORGANIZATIONS_WITH_SILENT_EMULATORS;
import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;

import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.SelectOnConditionStep;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.jooq.types.DayToSecond;
import org.jooq.types.YearToMonth;
import org.jooq.types.YearToSecond;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of emulators, by the clock of the database. */
@Repository
class EmulatorRepository {
    /** The interval between heartbeats. */
    static final Duration PACE = Duration.ofSeconds(15);

    /** The interval is in days, because jOOQ would convert it to a month, which may have 31. */
    private static final YearToSecond LONG_AGO =
            new YearToSecond(new YearToMonth(), DayToSecond.valueOf(Emulators.KEPT));

    private static final Field<Instant> NOW =
            DSL.field("date_trunc('milliseconds', now())", EMULATORS.LAST_SEEN_AT.getDataType());
    private static final Field<Long> SILENT_MILLIS =
            DSL.field("(extract(epoch from now() - {0}) * 1000)::bigint", SQLDataType.BIGINT, EMULATORS.LAST_SEEN_AT);
    private static final Condition ALIVE =
            EMULATORS.STOPPED_AT.isNull().and(SILENT_MILLIS.le(DSL.inline(Emulators.SILENCE.toMillis())));

    private static final Field<Boolean> IS_ALIVE = DSL.field(ALIVE).as("alive");
    private static final Filter<UUID> OF_PROJECT = Filter.of("project", UUID.class, EMULATORS.PROJECT_ID::eq);
    private static final Filter<Boolean> THAT_ARE_ALIVE =
            Filter.of("alive", Boolean.class, alive -> DSL.field(ALIVE).eq(alive));

    private final DSLContext database;
    private final ListQuery<RegisteredEmulator> list;

    EmulatorRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                this::selectVisible, EMULATORS.ORGANIZATION_ID, EMULATORS.ID, EmulatorRepository::toEmulator);
    }

    void insert(UUID organization, UUID id, NewEmulator emulator, @Nullable UUID project) {
        database.insertInto(EMULATORS)
                .set(EMULATORS.ID, id)
                .set(EMULATORS.ORGANIZATION_ID, organization)
                .set(EMULATORS.PROJECT_ID, project)
                .set(EMULATORS.NAME, emulator.name())
                .set(EMULATORS.URL, emulator.url())
                .set(EMULATORS.API_NAME, emulator.api().name())
                .set(EMULATORS.API_VERSION, emulator.api().version())
                .set(EMULATORS.API_HASH, emulator.api().hash())
                .set(EMULATORS.VERSION, emulator.version())
                .set(EMULATORS.REGISTERED_AT, NOW)
                .set(EMULATORS.LAST_SEEN_AT, NOW)
                .execute();
    }

    List<RegisteredEmulator> list(UUID organization, EmulatorFilter filter, PageRequest page) {
        return list.page(organization, page)
                .where(OF_PROJECT, filter.project())
                .where(THAT_ARE_ALIVE, filter.alive())
                .fetch();
    }

    Optional<RegisteredEmulator> find(UUID organization, UUID id) {
        return selectVisible().where(is(organization, id)).fetchOptional(EmulatorRepository::toEmulator);
    }

    /** Finds an emulator and locks it until the transaction ends. */
    Optional<RegisteredEmulator> lock(UUID organization, UUID id) {
        return selectVisible()
                .where(is(organization, id))
                .forUpdate()
                .of(EMULATORS)
                .fetchOptional(EmulatorRepository::toEmulator);
    }

    /** Stores a heartbeat and returns the additional running time in whole seconds. */
    Seen see(UUID organization, UUID id, @Nullable Heartbeat heartbeat) {
        Field<Long> ran = EMULATORS.RAN_MILLIS;
        Record before = database.select(ran, EMULATORS.LOST_AT)
                .from(EMULATORS)
                .where(is(organization, id))
                .fetchSingle();
        long after = database.update(EMULATORS)
                // The time of a silence does not count as running time.
                .set(ran, ran.plus(DSL.least(DSL.greatest(SILENT_MILLIS, 0L), DSL.val(Emulators.SILENCE.toMillis()))))
                .set(EMULATORS.LAST_SEEN_AT, NOW)
                .setNull(EMULATORS.LOST_AT)
                .set(EMULATORS.REQUESTS, orStays(heartbeat == null ? null : heartbeat.requests(), EMULATORS.REQUESTS))
                .set(EMULATORS.POSITION, orStays(heartbeat == null ? null : heartbeat.position(), EMULATORS.POSITION))
                .where(is(organization, id))
                .returning(ran)
                .fetchSingle(ran);
        return new Seen(
                Duration.ofMillis(after)
                        .truncatedTo(ChronoUnit.SECONDS)
                        .minus(Duration.ofMillis(before.get(ran)).truncatedTo(ChronoUnit.SECONDS)),
                before.get(EMULATORS.LOST_AT) != null);
    }

    void stop(UUID organization, UUID id) {
        database.update(EMULATORS)
                .set(EMULATORS.STOPPED_AT, NOW)
                .where(is(organization, id))
                .execute();
    }

    /** Returns the organizations with silent emulators. */
    List<UUID> organizationsWithSilent() {
        return database.selectFrom(ORGANIZATIONS_WITH_SILENT_EMULATORS.call(YearToSecond.valueOf(Emulators.SILENCE)))
                .fetch(row -> row.getOrganizationsWithSilentEmulators());
    }

    /** Finds silent emulators that are not marked as lost and locks them against other nodes. */
    List<UUID> lockSilent(UUID organization) {
        return database.select(EMULATORS.ID)
                .from(EMULATORS)
                .where(EMULATORS
                        .ORGANIZATION_ID
                        .eq(organization)
                        .and(EMULATORS.STOPPED_AT.isNull())
                        .and(EMULATORS.LOST_AT.isNull())
                        .and(SILENT_MILLIS.gt(Emulators.SILENCE.toMillis())))
                .orderBy(EMULATORS.ID)
                .forUpdate()
                .skipLocked()
                .fetch(EMULATORS.ID);
    }

    void lose(UUID organization, UUID id) {
        database.update(EMULATORS)
                .set(EMULATORS.LOST_AT, NOW)
                .where(is(organization, id))
                .execute();
    }

    /** Returns the organizations with emulators that ended or were lost long ago. */
    List<UUID> organizationsWithEnded() {
        return database.selectFrom(ORGANIZATIONS_WITH_ENDED_EMULATORS.call(LONG_AGO))
                .fetch(row -> row.getOrganizationsWithEndedEmulators());
    }

    /** Deletes emulators that ended or were lost long ago. */
    void forgetEnded(UUID organization) {
        database.deleteFrom(EMULATORS)
                .where(EMULATORS
                        .ORGANIZATION_ID
                        .eq(organization)
                        .and(DSL.coalesce(EMULATORS.STOPPED_AT, EMULATORS.LOST_AT)
                                .lt(DSL.field("now() - {0}", EMULATORS.LOST_AT.getDataType(), DSL.val(LONG_AGO)))))
                .execute();
    }

    private SelectOnConditionStep<? extends Record> selectVisible() {
        return database.select(EMULATORS.fields())
                .select(PROJECTS.SLUG, IS_ALIVE)
                .from(EMULATORS)
                .leftJoin(PROJECTS)
                .on(PROJECTS.ID.eq(EMULATORS.PROJECT_ID).and(PROJECTS.ORGANIZATION_ID.eq(EMULATORS.ORGANIZATION_ID)));
    }

    private static Condition is(UUID organization, UUID id) {
        return EMULATORS.ORGANIZATION_ID.eq(organization).and(EMULATORS.ID.eq(id));
    }

    private static Field<Long> orStays(@Nullable Long value, Field<Long> stored) {
        return value == null ? stored : DSL.val(value);
    }

    private static RegisteredEmulator toEmulator(Record row) {
        return toEmulator(row::get);
    }

    private static RegisteredEmulator toEmulator(Row row) {
        boolean stopped = row.get(EMULATORS.STOPPED_AT) != null;
        boolean alive = Boolean.TRUE.equals(row.get(IS_ALIVE));
        return new RegisteredEmulator(
                IdKind.EMULATOR.text(row.get(EMULATORS.ID)),
                row.get(EMULATORS.NAME),
                row.get(EMULATORS.URL),
                row.get(PROJECTS.SLUG),
                new EmulatedApi(
                        row.get(EMULATORS.API_NAME), row.get(EMULATORS.API_VERSION), row.get(EMULATORS.API_HASH)),
                row.get(EMULATORS.VERSION),
                stopped ? EmulatorStatus.STOPPED : alive ? EmulatorStatus.ALIVE : EmulatorStatus.LOST,
                (int) PACE.toSeconds(),
                row.get(EMULATORS.REQUESTS),
                row.get(EMULATORS.POSITION),
                row.get(EMULATORS.REGISTERED_AT),
                row.get(EMULATORS.LAST_SEEN_AT),
                row.get(EMULATORS.STOPPED_AT));
    }

    /**
     * Holds the result of a heartbeat.
     *
     * @param ran the additional running time of the emulator
     * @param recovered whether the emulator was marked as lost
     */
    record Seen(Duration ran, boolean recovered) {}
}
