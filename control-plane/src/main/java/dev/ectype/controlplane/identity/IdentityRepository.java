package dev.ectype.controlplane.identity;

import static dev.ectype.controlplane.jooq.tables.Organizations.ORGANIZATIONS;
import static dev.ectype.controlplane.jooq.tables.Sessions.SESSIONS;
import static dev.ectype.controlplane.jooq.tables.SsoProviders.SSO_PROVIDERS;
import static dev.ectype.controlplane.jooq.tables.Users.USERS;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads the organization of a caller, and the user, the session and the provider of a session, with one query. */
@Repository
class IdentityRepository {
    private final DSLContext database;

    IdentityRepository(DSLContext database) {
        this.database = database;
    }

    Optional<Identity> ofKey(Caller caller) {
        return database.select(ORGANIZATIONS.SLUG, ORGANIZATIONS.NAME)
                .from(ORGANIZATIONS)
                .where(ORGANIZATIONS.ID.eq(caller.organization()))
                .fetchOptional(row -> identity(caller, row, null, null, null));
    }

    Optional<Identity> ofSession(Caller caller) {
        return database.select(
                        ORGANIZATIONS.SLUG,
                        ORGANIZATIONS.NAME,
                        USERS.ID,
                        USERS.EMAIL,
                        USERS.NAME,
                        SESSIONS.ID,
                        SESSIONS.METHOD,
                        SESSIONS.CREATED_AT,
                        SESSIONS.EXPIRES_AT,
                        SSO_PROVIDERS.ID,
                        SSO_PROVIDERS.NAME)
                .from(SESSIONS)
                .join(USERS)
                .on(USERS.ORGANIZATION_ID.eq(SESSIONS.ORGANIZATION_ID).and(USERS.ID.eq(SESSIONS.USER_ID)))
                .join(ORGANIZATIONS)
                .on(ORGANIZATIONS.ID.eq(SESSIONS.ORGANIZATION_ID))
                .leftJoin(SSO_PROVIDERS)
                .on(SSO_PROVIDERS
                        .ORGANIZATION_ID
                        .eq(SESSIONS.ORGANIZATION_ID)
                        .and(SSO_PROVIDERS.ID.eq(SESSIONS.PROVIDER_ID)))
                .where(SESSIONS.ORGANIZATION_ID.eq(caller.organization()).and(SESSIONS.ID.eq(caller.credential())))
                .fetchOptional(row -> identity(caller, row, user(row), session(row), provider(row)));
    }

    private static Identity identity(
            Caller caller,
            Record row,
            Identity.@Nullable User user,
            Identity.@Nullable SessionDetails session,
            Identity.@Nullable Provider provider) {
        return new Identity(
                caller.means().name().toLowerCase(Locale.ROOT),
                caller.id(),
                caller.name(),
                caller.scope(),
                caller.expires(),
                new Identity.Organization(
                        IdKind.ORGANIZATION.text(caller.organization()),
                        row.get(ORGANIZATIONS.SLUG),
                        row.get(ORGANIZATIONS.NAME),
                        caller.plan()),
                user,
                session,
                provider);
    }

    private static Identity.User user(Record row) {
        return new Identity.User(IdKind.USER.text(row.get(USERS.ID)), row.get(USERS.EMAIL), row.get(USERS.NAME));
    }

    private static Identity.SessionDetails session(Record row) {
        return new Identity.SessionDetails(
                IdKind.SESSION.text(row.get(SESSIONS.ID)),
                row.get(SESSIONS.METHOD),
                row.get(SESSIONS.CREATED_AT),
                row.get(SESSIONS.EXPIRES_AT));
    }

    private static Identity.@Nullable Provider provider(Record row) {
        UUID id = row.get(SSO_PROVIDERS.ID);
        return id == null ? null : new Identity.Provider(IdKind.SSO_PROVIDER.text(id), row.get(SSO_PROVIDERS.NAME));
    }
}
