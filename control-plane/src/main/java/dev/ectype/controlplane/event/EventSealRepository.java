package dev.ectype.controlplane.event;

import static dev.ectype.controlplane.jooq.tables.EventSeals.EVENT_SEALS;
import static dev.ectype.controlplane.jooq.tables.Events.EVENTS;
import static dev.ectype.controlplane.jooq.tables.OrganizationsToSeal.ORGANIZATIONS_TO_SEAL;
import static dev.ectype.controlplane.jooq.tables.UnsealedEvents.UNSEALED_EVENTS;

import dev.ectype.controlplane.jooq.tables.records.EventSealsRecord;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;
import tools.jackson.core.JacksonException;

/** Reads and appends the positions of events in the chains. A trigger removes a sealed event from the waiting events. */
@Repository
class EventSealRepository {
    /** The key space of these advisory locks, distinct from the other locks of the database. */
    private static final int LOCK = 0x5ea1;

    private final DSLContext database;
    private final EventRepository events;

    EventSealRepository(DSLContext database, EventRepository events) {
        this.database = database;
        this.events = events;
    }

    List<UUID> organizationsToSeal() {
        return database.selectFrom(ORGANIZATIONS_TO_SEAL.call()).fetch(row -> row.getOrganizationsToSeal());
    }

    /** Locks the end of a chain until the transaction ends; returns false if another node has the lock. */
    boolean lock(UUID organization) {
        return Boolean.TRUE.equals(database.select(DSL.field(
                        "pg_try_advisory_xact_lock({0}, {1})",
                        Boolean.class, DSL.val(LOCK), DSL.val(organization.hashCode())))
                .fetchOne(0, Boolean.class));
    }

    Optional<Seal> last(UUID organization) {
        return database.selectFrom(EVENT_SEALS)
                .where(EVENT_SEALS.ORGANIZATION_ID.eq(organization))
                .orderBy(EVENT_SEALS.POSITION.desc())
                .limit(1)
                .fetchOptional(EventSealRepository::toSeal);
    }

    Optional<Seal> find(UUID organization, long position) {
        return database.selectFrom(EVENT_SEALS)
                .where(EVENT_SEALS.ORGANIZATION_ID.eq(organization).and(EVENT_SEALS.POSITION.eq(position)))
                .fetchOptional(EventSealRepository::toSeal);
    }

    /** Returns the unsealed events in chronological order. */
    List<Event> unsealed(UUID organization, int rows) {
        return database.select(
                        EVENTS.asterisk(),
                        DSL.castNull(EVENT_SEALS.POSITION).as(EVENT_SEALS.POSITION),
                        DSL.castNull(EVENT_SEALS.HASH).as(EVENT_SEALS.HASH))
                .from(UNSEALED_EVENTS)
                .join(EVENTS)
                .on(EVENTS.ORGANIZATION_ID
                        .eq(UNSEALED_EVENTS.ORGANIZATION_ID)
                        .and(EVENTS.ID.eq(UNSEALED_EVENTS.EVENT_ID)))
                .where(UNSEALED_EVENTS.ORGANIZATION_ID.eq(organization))
                .orderBy(UNSEALED_EVENTS.EVENT_ID)
                .limit(rows)
                .fetch(row -> events.toEvent(row::get));
    }

    int countUnsealed(UUID organization) {
        return database.fetchCount(UNSEALED_EVENTS, UNSEALED_EVENTS.ORGANIZATION_ID.eq(organization));
    }

    void insert(UUID organization, List<Seal> seals) {
        var insert = database.insertInto(
                EVENT_SEALS, EVENT_SEALS.ORGANIZATION_ID, EVENT_SEALS.POSITION, EVENT_SEALS.EVENT_ID, EVENT_SEALS.HASH);
        for (Seal seal : seals) {
            insert = insert.values(organization, seal.position(), seal.event(), seal.hash());
        }
        insert.execute();
    }

    /** Streams the sealed events from a position on, in chain order. The caller closes the stream within the transaction. */
    Stream<Sealed> chain(UUID organization, long from, int rows) {
        return database.select(EVENTS.asterisk(), EVENT_SEALS.POSITION, EVENT_SEALS.HASH)
                .from(EVENT_SEALS)
                .join(EVENTS)
                .on(EVENTS.ORGANIZATION_ID.eq(EVENT_SEALS.ORGANIZATION_ID).and(EVENTS.ID.eq(EVENT_SEALS.EVENT_ID)))
                .where(EVENT_SEALS.ORGANIZATION_ID.eq(organization).and(EVENT_SEALS.POSITION.ge(from)))
                .orderBy(EVENT_SEALS.POSITION)
                .limit(rows)
                .fetchSize(500)
                .fetchStream()
                .map(this::toSealed);
    }

    /** Finds an event that is neither sealed nor waiting, a state that no transaction of the application creates. */
    Optional<String> outside(UUID organization) {
        return database.select(EVENTS.ID)
                .from(EVENTS)
                .where(EVENTS.ORGANIZATION_ID.eq(organization))
                .andNotExists(DSL.selectOne()
                        .from(EVENT_SEALS)
                        .where(EVENT_SEALS.ORGANIZATION_ID.eq(organization).and(EVENT_SEALS.EVENT_ID.eq(EVENTS.ID))))
                .andNotExists(DSL.selectOne()
                        .from(UNSEALED_EVENTS)
                        .where(UNSEALED_EVENTS
                                .ORGANIZATION_ID
                                .eq(organization)
                                .and(UNSEALED_EVENTS.EVENT_ID.eq(EVENTS.ID))))
                .orderBy(EVENTS.ID)
                .limit(1)
                .fetchOptional(row -> IdKind.EVENT.text(row.value1()));
    }

    private Sealed toSealed(Record row) {
        Seal seal = new Seal(row.get(EVENT_SEALS.POSITION), row.get(EVENTS.ID), row.get(EVENT_SEALS.HASH));
        try {
            return new Sealed(seal, events.toEvent(row::get));
        } catch (JacksonException unreadable) {
            return new Sealed(seal, null);
        }
    }

    private static Seal toSeal(EventSealsRecord row) {
        return new Seal(row.getPosition(), row.getEventId(), row.getHash());
    }

    /** Holds a position of a chain. */
    record Seal(long position, UUID event, byte[] hash) {}

    /** Pairs a position with its event, or with null if the row is none that the application writes. */
    record Sealed(Seal seal, @Nullable Event event) {}
}
