package dev.ectype.controlplane.replay;

import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;
import static dev.ectype.controlplane.jooq.tables.RecordingReplays.RECORDING_REPLAYS;
import static dev.ectype.controlplane.jooq.tables.Recordings.RECORDINGS;

import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.event.Actor;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of replays. */
@Repository
class ReplayRepository {
    private static final Filter<UUID> OF_RECORDING =
            Filter.of("recording", UUID.class, RECORDING_REPLAYS.RECORDING_ID::eq);
    private static final Field<Instant> NOW = DSL.field("now()", RECORDING_REPLAYS.SEEN_AT.getDataType());
    private static final int AT_ONCE = 100;

    private final DSLContext database;
    private final ListQuery<RecordingReplay> list;

    ReplayRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(RECORDING_REPLAYS),
                RECORDING_REPLAYS.ORGANIZATION_ID,
                RECORDING_REPLAYS.ID,
                ReplayRepository::toReplay);
    }

    List<RecordingReplay> list(UUID organization, UUID recording, PageRequest page) {
        return list.page(organization, page).where(OF_RECORDING, recording).fetch();
    }

    /** Returns the newest replays since a time that failed or found differences. */
    List<UnsuccessfulReplay> unsuccessful(UUID organization, Instant since, int limit) {
        return database.select(RECORDING_REPLAYS.fields())
                .select(PROJECTS.SLUG)
                .from(RECORDING_REPLAYS)
                .join(RECORDINGS)
                .on(RECORDINGS.ORGANIZATION_ID.eq(RECORDING_REPLAYS.ORGANIZATION_ID))
                .and(RECORDINGS.ID.eq(RECORDING_REPLAYS.RECORDING_ID))
                .join(PROJECTS)
                .on(PROJECTS.ORGANIZATION_ID.eq(RECORDINGS.ORGANIZATION_ID))
                .and(PROJECTS.ID.eq(RECORDINGS.PROJECT_ID))
                .where(RECORDING_REPLAYS.ORGANIZATION_ID.eq(organization))
                .and(RECORDING_REPLAYS.ID.ge(Uuid7.from(since)))
                .and(RECORDING_REPLAYS
                        .STATE
                        .eq(DSL.inline(ReplayState.FAILED.text()))
                        .or(RECORDING_REPLAYS
                                .STATE
                                .eq(DSL.inline(ReplayState.COMPLETED.text()))
                                .and(RECORDING_REPLAYS.MATCHES.lt(RECORDING_REPLAYS.REQUESTS))))
                .orderBy(RECORDING_REPLAYS.ID.desc())
                .limit(limit)
                .fetch(row -> new UnsuccessfulReplay(row.get(PROJECTS.SLUG), toReplay(row::get)));
    }

    void insert(UUID organization, UUID recording, UUID id, String target, String path, Actor actor, Instant at) {
        database.insertInto(RECORDING_REPLAYS)
                .set(RECORDING_REPLAYS.ORGANIZATION_ID, organization)
                .set(RECORDING_REPLAYS.ID, id)
                .set(RECORDING_REPLAYS.RECORDING_ID, recording)
                .set(RECORDING_REPLAYS.TARGET, target)
                .set(RECORDING_REPLAYS.STATE, ReplayState.RUNNING.text())
                .set(RECORDING_REPLAYS.ACTOR_TYPE, actor.type())
                .set(RECORDING_REPLAYS.ACTOR_ID, actor.id())
                .set(RECORDING_REPLAYS.ACTOR_NAME, actor.name())
                .set(RECORDING_REPLAYS.PATH, path)
                .set(RECORDING_REPLAYS.STARTED_AT, at)
                .set(RECORDING_REPLAYS.SEEN_AT, NOW)
                .execute();
    }

    Optional<StoredReplay> find(UUID organization, UUID id) {
        return database.selectFrom(RECORDING_REPLAYS)
                .where(is(organization, id))
                .fetchOptional(row -> new StoredReplay(
                        toReplay(row::get),
                        new ObjectKey(organization, row.get(RECORDING_REPLAYS.PATH)),
                        row.get(RECORDING_REPLAYS.SIZE),
                        row.get(RECORDING_REPLAYS.RESPONSES_PATH) == null
                                ? null
                                : new ObjectKey(organization, row.get(RECORDING_REPLAYS.RESPONSES_PATH))));
    }

    /** Stores that a replay still runs, and its results so far. */
    void see(UUID organization, UUID id, ReplaySummary summary) {
        database.update(RECORDING_REPLAYS)
                .set(RECORDING_REPLAYS.SEEN_AT, NOW)
                .set(counts(summary))
                .where(is(organization, id))
                .and(RECORDING_REPLAYS.STATE.eq(ReplayState.RUNNING.text()))
                .execute();
    }

    private static Map<Field<Long>, Long> counts(ReplaySummary summary) {
        return Map.of(
                RECORDING_REPLAYS.REQUESTS, summary.requests(),
                RECORDING_REPLAYS.MATCHES, summary.matches(),
                RECORDING_REPLAYS.STATUS_MISMATCHES, summary.statusMismatches(),
                RECORDING_REPLAYS.BODY_SHAPE_MISMATCHES, summary.bodyShapeMismatches(),
                RECORDING_REPLAYS.CONNECTIVITY_ERRORS, summary.connectivityErrors(),
                RECORDING_REPLAYS.SKIPPED, summary.skipped());
    }

    /** Ends a replay; returns empty if it has ended already or is deleted. */
    Optional<RecordingReplay> end(
            UUID organization, UUID id, @Nullable ObjectKey responses, ReplayEnd end, Instant at) {
        return database.update(RECORDING_REPLAYS)
                .set(RECORDING_REPLAYS.STATE, (end.error() == null ? ReplayState.COMPLETED : ReplayState.FAILED).text())
                .set(RECORDING_REPLAYS.ERROR, end.error())
                .set(counts(end.summary()))
                .set(RECORDING_REPLAYS.SIZE, end.size())
                .set(RECORDING_REPLAYS.RESPONSES_PATH, responses == null ? null : responses.path())
                .set(RECORDING_REPLAYS.RESPONSES_SIZE, end.responsesSize())
                .set(RECORDING_REPLAYS.ENDED_AT, at)
                .where(is(organization, id))
                .and(RECORDING_REPLAYS.STATE.eq(ReplayState.RUNNING.text()))
                .returning()
                .fetchOptional(row -> toReplay(row::get));
    }

    /** Finds replays in the state running without a recent sign of life. */
    List<UUID> silent(UUID organization, Duration silence) {
        Field<Instant> before = DSL.field(
                "now() - make_interval(secs => {0})",
                RECORDING_REPLAYS.SEEN_AT.getDataType(), DSL.val(silence.toSeconds()));
        return database.select(RECORDING_REPLAYS.ID)
                .from(RECORDING_REPLAYS)
                .where(RECORDING_REPLAYS.ORGANIZATION_ID.eq(organization))
                .and(RECORDING_REPLAYS.STATE.eq(DSL.inline(ReplayState.RUNNING.text())))
                .and(RECORDING_REPLAYS.SEEN_AT.lt(before))
                .limit(AT_ONCE)
                .fetch(RECORDING_REPLAYS.ID);
    }

    private static Condition is(UUID organization, UUID id) {
        return RECORDING_REPLAYS.ORGANIZATION_ID.eq(organization).and(RECORDING_REPLAYS.ID.eq(id));
    }

    private static RecordingReplay toReplay(Row row) {
        Instant started = row.get(RECORDING_REPLAYS.STARTED_AT);
        Instant ended = row.get(RECORDING_REPLAYS.ENDED_AT);
        return new RecordingReplay(
                IdKind.REPLAY.text(row.get(RECORDING_REPLAYS.ID)),
                IdKind.RECORDING.text(row.get(RECORDING_REPLAYS.RECORDING_ID)),
                row.get(RECORDING_REPLAYS.TARGET),
                ReplayState.of(row.get(RECORDING_REPLAYS.STATE)),
                row.get(RECORDING_REPLAYS.ERROR),
                new ReplaySummary(
                        row.get(RECORDING_REPLAYS.REQUESTS),
                        row.get(RECORDING_REPLAYS.MATCHES),
                        row.get(RECORDING_REPLAYS.STATUS_MISMATCHES),
                        row.get(RECORDING_REPLAYS.BODY_SHAPE_MISMATCHES),
                        row.get(RECORDING_REPLAYS.CONNECTIVITY_ERRORS),
                        row.get(RECORDING_REPLAYS.SKIPPED)),
                new Actor(
                        row.get(RECORDING_REPLAYS.ACTOR_TYPE),
                        row.get(RECORDING_REPLAYS.ACTOR_ID),
                        row.get(RECORDING_REPLAYS.ACTOR_NAME),
                        null,
                        null),
                started,
                ended,
                ended == null ? null : Duration.between(started, ended).toMillis());
    }
}
