package dev.ectype.controlplane.event;

import static dev.ectype.controlplane.jooq.tables.Events.EVENTS;

import dev.ectype.controlplane.jooq.Routines;
import dev.ectype.controlplane.jooq.tables.records.EventsRecord;
import dev.ectype.controlplane.platform.event.Actor;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.web.PageRequest;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.JSONB;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The table of events, which only grows. */
@Repository
class EventRepository {
    private static final TypeReference<List<MemberChange>> CHANGES = new TypeReference<>() {};

    private final DSLContext database;
    private final JsonMapper json;

    EventRepository(DSLContext database, JsonMapper json) {
        this.database = database;
        this.json = json;
    }

    /** Inserts an event of the organization that the transaction works for. */
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

    List<Event> list(UUID organization, EventFilter filter, PageRequest page) {
        Condition wanted = EVENTS.ORGANIZATION_ID.eq(organization);
        if (page.after() != null) {
            wanted = wanted.and(EVENTS.ID.lt(page.after()));
        }
        if (filter.kind() != null) {
            wanted = wanted.and(EVENTS.KIND.eq(filter.kind()));
        }
        if (filter.target() != null) {
            wanted = wanted.and(EVENTS.TARGET.eq(filter.target()));
        }
        if (filter.since() != null) {
            wanted = wanted.and(EVENTS.AT.ge(filter.since()));
        }
        if (filter.until() != null) {
            wanted = wanted.and(EVENTS.AT.lt(filter.until()));
        }
        return database.selectFrom(EVENTS)
                .where(wanted)
                .orderBy(EVENTS.ID.desc())
                .limit(page.rows())
                .fetch(this::toEvent);
    }

    Optional<Event> find(UUID organization, UUID id) {
        return database.selectFrom(EVENTS)
                .where(EVENTS.ORGANIZATION_ID.eq(organization).and(EVENTS.ID.eq(id)))
                .fetchOptional(this::toEvent);
    }

    private Event toEvent(EventsRecord row) {
        return new Event(
                IdKind.EVENT.text(row.getId()),
                row.getKind(),
                json.readValue(row.getActor().data(), Actor.class),
                row.getTarget(),
                json.readValue(row.getChanges().data(), CHANGES),
                row.getAddress(),
                row.getRequestId(),
                row.getAt());
    }
}
