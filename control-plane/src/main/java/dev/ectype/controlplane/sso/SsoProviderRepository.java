package dev.ectype.controlplane.sso;

import static dev.ectype.controlplane.jooq.tables.SsoProviders.SSO_PROVIDERS;

import dev.ectype.controlplane.jooq.tables.records.SsoProvidersRecord;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** The table of providers. */
@Repository
class SsoProviderRepository {
    private final DSLContext database;
    private final ListQuery<SsoProvider> list;

    SsoProviderRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(SSO_PROVIDERS),
                SSO_PROVIDERS.ORGANIZATION_ID,
                SSO_PROVIDERS.ID,
                SsoProviderRepository::toProvider);
    }

    /** Inserts a provider; nothing where its domain is taken, by whomever. */
    Optional<SsoProvider> insert(
            UUID organization, UUID id, NewSsoProvider provider, byte @Nullable [] secret, Instant at) {
        return database.insertInto(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.ID, id)
                .set(SSO_PROVIDERS.ORGANIZATION_ID, organization)
                .set(SSO_PROVIDERS.TYPE, provider.type().text())
                .set(SSO_PROVIDERS.NAME, provider.name())
                .set(SSO_PROVIDERS.EMAIL_DOMAIN, provider.emailDomain())
                .set(SSO_PROVIDERS.ENTITY_ID, provider.entityId())
                .set(SSO_PROVIDERS.SSO_URL, provider.ssoUrl())
                .set(SSO_PROVIDERS.CERTIFICATE, provider.certificate())
                .set(SSO_PROVIDERS.ISSUER, provider.issuer())
                .set(SSO_PROVIDERS.CLIENT_ID, provider.clientId())
                .set(SSO_PROVIDERS.CLIENT_SECRET, secret)
                .set(SSO_PROVIDERS.CREATED_AT, at)
                .onConflict(SSO_PROVIDERS.EMAIL_DOMAIN)
                .doNothing()
                .returning()
                .fetchOptional(SsoProviderRepository::toProvider);
    }

    List<SsoProvider> list(UUID organization, PageRequest page) {
        return list.page(organization, page).fetch();
    }

    Optional<SsoProvider> find(UUID organization, UUID id) {
        return database.selectFrom(SSO_PROVIDERS)
                .where(is(organization, id))
                .fetchOptional(SsoProviderRepository::toProvider);
    }

    /** Takes a provider away; gives what it was. */
    Optional<SsoProvider> delete(UUID organization, UUID id) {
        return database.deleteFrom(SSO_PROVIDERS)
                .where(is(organization, id))
                .returning()
                .fetchOptional(SsoProviderRepository::toProvider);
    }

    private static Condition is(UUID organization, UUID id) {
        return SSO_PROVIDERS.ORGANIZATION_ID.eq(organization).and(SSO_PROVIDERS.ID.eq(id));
    }

    private static SsoProvider toProvider(SsoProvidersRecord row) {
        return toProvider(row::get);
    }

    private static SsoProvider toProvider(Row row) {
        return new SsoProvider(
                IdKind.SSO_PROVIDER.text(row.get(SSO_PROVIDERS.ID)),
                SsoType.of(row.get(SSO_PROVIDERS.TYPE)),
                row.get(SSO_PROVIDERS.NAME),
                row.get(SSO_PROVIDERS.EMAIL_DOMAIN),
                row.get(SSO_PROVIDERS.ENTITY_ID),
                row.get(SSO_PROVIDERS.SSO_URL),
                row.get(SSO_PROVIDERS.CERTIFICATE),
                row.get(SSO_PROVIDERS.ISSUER),
                row.get(SSO_PROVIDERS.CLIENT_ID),
                row.get(SSO_PROVIDERS.CREATED_AT));
    }
}
