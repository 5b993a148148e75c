package dev.ectype.controlplane.sso;

import static dev.ectype.controlplane.jooq.tables.SsoProviders.SSO_PROVIDERS;

import dev.ectype.controlplane.jooq.tables.records.SsoProvidersRecord;
import dev.ectype.controlplane.platform.database.NewestFirst;
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

    SsoProviderRepository(DSLContext database) {
        this.database = database;
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
        Condition wanted = SSO_PROVIDERS.ORGANIZATION_ID.eq(organization);
        return NewestFirst.page(database.selectFrom(SSO_PROVIDERS), wanted, SSO_PROVIDERS.ID, page)
                .fetch(SsoProviderRepository::toProvider);
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
        return new SsoProvider(
                IdKind.SSO_PROVIDER.text(row.getId()),
                SsoType.of(row.getType()),
                row.getName(),
                row.getEmailDomain(),
                row.getEntityId(),
                row.getSsoUrl(),
                row.getCertificate(),
                row.getIssuer(),
                row.getClientId(),
                row.getCreatedAt());
    }
}
