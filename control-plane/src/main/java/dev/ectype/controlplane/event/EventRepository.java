package dev.ectype.controlplane.event;

import static dev.ectype.controlplane.jooq.tables.EventSeals.EVENT_SEALS;
import static dev.ectype.controlplane.jooq.tables.Events.EVENTS;

import dev.ectype.controlplane.jooq.Routines;
import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.event.Actor;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.JSONB;
import org.jooq.SelectOnConditionStep;
import org.jooq.TableLike;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads and appends to the table of events. */
@Repository
class EventRepository {
    private static final TypeReference<List<MemberChange>> CHANGES = new TypeReference<>() {};

    private static final int ROWS_AT_ONCE = 500;

    private static final Filter<String> KIND = Filter.of("kind", String.class, EVENTS.KIND::eq);
    private static final Filter<String> TARGET = Filter.of("target", String.class, EVENTS.TARGET::eq);
    private static final Filter<String> ACTOR = Filter.of("actor", String.class, EVENTS.ACTOR_ID::eq);
    private static final Filter<UUID> SINCE = Filter.of("since", UUID.class, EVENTS.ID::ge);
    private static final Filter<UUID> UNTIL = Filter.of("until", UUID.class, EVENTS.ID::lt);

    private final DSLContext database;
    private final JsonMapper json;
    private final ListQuery<Event> list;

    EventRepository(DSLContext database, Queries queries, JsonMapper json) {
        this.database = database;
        this.json = json;
        // The page is taken before it is joined, because a planner that expects few rows would otherwise join all of
        // them first and sort them again.
        this.list = queries.list(() -> database.selectFrom(EVENTS), EVENTS.ORGANIZATION_ID, EVENTS.ID, this::toEvent)
                .joined(page -> sealedOrNot(page.asTable(EVENTS.getName())).orderBy(EVENTS.ID.desc()));
    }

    /** Inserts an event of the transaction's organization. */
    void insert(Event event) {
        database.insertInto(EVENTS)
                .set(EVENTS.ID, IdKind.EVENT.require(event.id()))
                .set(EVENTS.ORGANIZATION_ID, Routines.currentOrganization())
                .set(EVENTS.KIND, event.kind())
                .set(EVENTS.ACTOR, JSONB.jsonb(json.writeValueAsString(event.actor())))
                .set(EVENTS.TARGET, event.target())
                .set(EVENTS.REQUEST_ID, event.requestId())
                .set(EVENTS.ADDRESS, event.address())
                .set(EVENTS.CHANGES, JSONB.jsonb(json.writeValueAsString(event.changes())))
                .set(EVENTS.AT, event.at())
                .execute();
    }

    /** Builds a condition on one range of one index for every filter: times are ranges of identifiers. */
    List<Event> list(UUID organization, EventFilter filter, PageRequest page) {
        return list.page(organization, page)
                .where(KIND, filter.kind())
                .where(TARGET, filter.target())
                .where(ACTOR, filter.actor())
                .where(SINCE, filter.since() == null ? null : Uuid7.from(filter.since()))
                .where(UNTIL, filter.until() == null ? null : Uuid7.from(filter.until()))
                .fetch();
    }

    /** Streams all events of a period, oldest first. The caller closes the stream within the transaction. */
    Stream<Event> stream(UUID organization, @Nullable Instant since, @Nullable Instant until, List<String> nouns) {
        Condition kinds = nouns.isEmpty()
                ? DSL.noCondition()
                : DSL.splitPart(EVENTS.KIND, ".", 1).in(nouns);
        return sealedOrNot(EVENTS)
                .where(EVENTS.ORGANIZATION_ID
                        .eq(organization)
                        .and(between(since, until))
                        .and(kinds))
                .orderBy(EVENTS.ID)
                .fetchSize(ROWS_AT_ONCE)
                .fetchStream()
                .map(row -> toEvent(row::get));
    }

    /** @param events the table, or a subquery of its rows with the same name */
    private SelectOnConditionStep<?> sealedOrNot(TableLike<?> events) {
        return database.select(EVENTS.fields())
                .select(EVENT_SEALS.POSITION, EVENT_SEALS.HASH)
                .from(events)
                .leftJoin(EVENT_SEALS)
                .on(EVENT_SEALS.ORGANIZATION_ID.eq(EVENTS.ORGANIZATION_ID).and(EVENT_SEALS.EVENT_ID.eq(EVENTS.ID)));
    }

    private static Condition between(@Nullable Instant since, @Nullable Instant until) {
        Condition time = DSL.noCondition();
        if (since != null) {
            time = time.and(EVENTS.ID.ge(Uuid7.from(since)));
        }
        return until == null ? time : time.and(EVENTS.ID.lt(Uuid7.from(until)));
    }

    Optional<Event> find(UUID organization, UUID id) {
        return sealedOrNot(EVENTS)
                .where(EVENTS.ORGANIZATION_ID.eq(organization).and(EVENTS.ID.eq(id)))
                .fetchOptional(row -> toEvent(row::get));
    }

    Event toEvent(Row row) {
        Long position = row.get(EVENT_SEALS.POSITION);
        byte[] hash = row.get(EVENT_SEALS.HASH);
        return new Event(
                IdKind.EVENT.text(row.get(EVENTS.ID)),
                row.get(EVENTS.KIND),
                json.readValue(row.get(EVENTS.ACTOR).data(), Actor.class),
                row.get(EVENTS.TARGET),
                json.readValue(row.get(EVENTS.CHANGES).data(), CHANGES),
                row.get(EVENTS.ADDRESS),
                row.get(EVENTS.REQUEST_ID),
                row.get(EVENTS.AT),
                position,
                hash == null ? null : HexFormat.of().formatHex(hash));
    }
}
