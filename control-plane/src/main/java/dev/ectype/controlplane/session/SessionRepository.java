package dev.ectype.controlplane.session;

import static dev.ectype.controlplane.jooq.tables.Sessions.SESSIONS;

import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
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

/** Reads and writes the table of sessions. */
@Repository
class SessionRepository {
    private static final Filter<UUID> USER = Filter.of("user", UUID.class, SESSIONS.USER_ID::eq);
    /** The end of a session without further use. */
    private static final Field<Instant> END = DSL.least(
            SESSIONS.EXPIRES_AT,
            DSL.field(
                    "{0} + make_interval(secs => {1})",
                    SESSIONS.EXPIRES_AT.getDataType(),
                    DSL.coalesce(SESSIONS.LAST_USED_AT, SESSIONS.CREATED_AT),
                    SESSIONS.IDLE_SECONDS));

    private static final Filter<Instant> UNEXPIRED = Filter.of(
            "unexpired", Instant.class, now -> SESSIONS.REVOKED_AT.isNull().and(END.gt(now)));

    private final DSLContext database;
    private final ListQuery<Session> list;

    SessionRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(SESSIONS),
                SESSIONS.ORGANIZATION_ID,
                SESSIONS.ID,
                SessionRepository::toSession);
    }

    Session insert(
            UUID organization,
            UUID id,
            NewSession session,
            byte[] hash,
            byte @Nullable [] idToken,
            Duration idle,
            Instant at) {
        return database.insertInto(SESSIONS)
                .set(SESSIONS.ID, id)
                .set(SESSIONS.ORGANIZATION_ID, organization)
                .set(SESSIONS.USER_ID, session.user())
                .set(SESSIONS.HASH, hash)
                .set(SESSIONS.KIND, session.kind().text())
                .set(SESSIONS.METHOD, session.method().text())
                .set(SESSIONS.PROVIDER_ID, session.provider())
                .set(SESSIONS.ORIGIN, session.origin())
                .set(SESSIONS.AGENT, session.agent())
                .set(SESSIONS.ADDRESS, session.address())
                .set(SESSIONS.ID_TOKEN, idToken)
                .set(SESSIONS.IDLE_SECONDS, idle.toSeconds())
                .set(SESSIONS.CREATED_AT, at)
                .set(SESSIONS.EXPIRES_AT, at.plus(session.lifetime()))
                .returning()
                .fetchSingle(row -> toSession(row::get));
    }

    /** Returns a page of the sessions that have not ended, of one user or of all users. */
    List<Session> list(UUID organization, @Nullable UUID user, Instant now, PageRequest page) {
        return list.page(organization, page)
                .where(USER, user)
                .where(UNEXPIRED, now)
                .fetch();
    }

    Optional<Session> find(UUID organization, UUID id) {
        return database.selectFrom(SESSIONS).where(is(organization, id)).fetchOptional(row -> toSession(row::get));
    }

    /** Returns the activity of users in their stored sessions. */
    Map<UUID, SessionActivity> activity(UUID organization, Collection<UUID> users) {
        Field<Instant> last = DSL.max(DSL.coalesce(SESSIONS.LAST_USED_AT, SESSIONS.CREATED_AT));
        Field<String[]> methods = DSL.arrayAgg(SESSIONS.METHOD)
                .orderBy(SESSIONS.CREATED_AT.desc())
                .filterWhere(SESSIONS.KIND.eq(SessionKind.COOKIE.text()));
        return database.select(SESSIONS.USER_ID, last, methods)
                .from(SESSIONS)
                .where(SESSIONS.ORGANIZATION_ID.eq(organization).and(SESSIONS.USER_ID.in(users)))
                .groupBy(SESSIONS.USER_ID)
                .fetchMap(SESSIONS.USER_ID, row -> activity(row.get(last), row.get(methods)));
    }

    private static SessionActivity activity(Instant last, String @Nullable [] methods) {
        return new SessionActivity(methods == null ? null : SignInMethod.of(methods[0]), last);
    }

    Optional<UUID> findByHash(UUID organization, byte[] hash) {
        return database.select(SESSIONS.ID)
                .from(SESSIONS)
                .where(SESSIONS.ORGANIZATION_ID.eq(organization).and(SESSIONS.HASH.eq(hash)))
                .fetchOptional(SESSIONS.ID);
    }

    Optional<byte[]> idToken(UUID organization, UUID id) {
        return database.select(SESSIONS.ID_TOKEN)
                .from(SESSIONS)
                .where(is(organization, id))
                .fetchOptional(SESSIONS.ID_TOKEN);
    }

    /** Revokes a session and returns it; empty if it does not exist or has been revoked. */
    Optional<Session> revoke(UUID organization, UUID id, Instant at) {
        return revoked(is(organization, id), at).stream().findFirst();
    }

    /**
     * Revokes the sessions of a user and returns them.
     *
     * @param kept a session that continues, or null
     */
    List<Session> revokeAll(UUID organization, UUID user, @Nullable UUID kept, Instant at) {
        return revoked(
                SESSIONS.ORGANIZATION_ID
                        .eq(organization)
                        .and(SESSIONS.USER_ID.eq(user))
                        .and(others(kept)),
                at);
    }

    /**
     * Revokes the sessions that began with a provider and returns them.
     *
     * @param kept a session that continues, or null
     */
    List<Session> revokeAllOfProvider(UUID organization, UUID provider, @Nullable UUID kept, Instant at) {
        return revoked(
                SESSIONS.ORGANIZATION_ID
                        .eq(organization)
                        .and(SESSIONS.PROVIDER_ID.eq(provider))
                        .and(others(kept)),
                at);
    }

    private static Condition others(@Nullable UUID kept) {
        return kept == null ? DSL.noCondition() : SESSIONS.ID.ne(kept);
    }

    private List<Session> revoked(Condition sessions, Instant at) {
        return database.update(SESSIONS)
                .set(SESSIONS.REVOKED_AT, at)
                .setNull(SESSIONS.ID_TOKEN)
                .where(sessions)
                .and(SESSIONS.REVOKED_AT.isNull())
                .and(END.gt(at))
                .returning()
                .fetch(row -> toSession(row::get));
    }

    /** Returns the number of sessions that have not ended and began with a provider. */
    int count(UUID organization, UUID provider, Instant now) {
        return database.fetchCount(
                SESSIONS,
                SESSIONS.ORGANIZATION_ID
                        .eq(organization)
                        .and(SESSIONS.PROVIDER_ID.eq(provider))
                        .and(SESSIONS.REVOKED_AT.isNull())
                        .and(END.gt(now)));
    }

    /** Stores the last use of a session, unless a later use is stored. */
    void used(UUID organization, UUID id, Instant at) {
        database.update(SESSIONS)
                .set(SESSIONS.LAST_USED_AT, at)
                .where(is(organization, id))
                .and(SESSIONS.LAST_USED_AT.isNull().or(SESSIONS.LAST_USED_AT.lt(at)))
                .execute();
    }

    /** Deletes the sessions of an organization that ended before a time. */
    void deleteEnded(UUID organization, Instant before) {
        database.deleteFrom(SESSIONS)
                .where(SESSIONS.ORGANIZATION_ID.eq(organization))
                .and(END.lt(before).or(SESSIONS.REVOKED_AT.lt(before)))
                .execute();
    }

    private static Condition is(UUID organization, UUID id) {
        return SESSIONS.ORGANIZATION_ID.eq(organization).and(SESSIONS.ID.eq(id));
    }

    private static Session toSession(Row row) {
        UUID provider = row.get(SESSIONS.PROVIDER_ID);
        return new Session(
                IdKind.SESSION.text(row.get(SESSIONS.ID)),
                IdKind.USER.text(row.get(SESSIONS.USER_ID)),
                SessionKind.of(row.get(SESSIONS.KIND)),
                SignInMethod.of(row.get(SESSIONS.METHOD)),
                provider == null ? null : IdKind.SSO_PROVIDER.text(provider),
                row.get(SESSIONS.ORIGIN),
                row.get(SESSIONS.AGENT),
                row.get(SESSIONS.ADDRESS),
                row.get(SESSIONS.CREATED_AT),
                row.get(SESSIONS.LAST_USED_AT),
                row.get(SESSIONS.EXPIRES_AT),
                false,
                null);
    }
}
