package dev.ectype.controlplane.sso;

import static dev.ectype.controlplane.jooq.tables.ScimTokens.SCIM_TOKENS;
import static dev.ectype.controlplane.jooq.tables.SsoProviders.SSO_PROVIDERS;
import static dev.ectype.controlplane.jooq.tables.VerifiedSsoProviderOf.VERIFIED_SSO_PROVIDER_OF;

import dev.ectype.controlplane.jooq.Routines;
import dev.ectype.controlplane.jooq.tables.records.SsoProvidersRecord;
import dev.ectype.controlplane.platform.auth.Scope;
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
import org.jooq.Field;
import org.jooq.JSONB;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes the table of providers. */
@Repository
class SsoProviderRepository {
    private final DSLContext database;
    private final JsonMapper json;
    private final ListQuery<SsoProvider> list;

    SsoProviderRepository(DSLContext database, Queries queries, JsonMapper json) {
        this.database = database;
        this.json = json;
        this.list = queries.list(
                () -> database.selectFrom(SSO_PROVIDERS),
                SSO_PROVIDERS.ORGANIZATION_ID,
                SSO_PROVIDERS.ID,
                this::toProvider);
    }

    /** Inserts a provider; returns empty if any organization has its domain. */
    Optional<SsoProvider> insert(
            UUID organization, UUID id, NewSsoProvider provider, byte @Nullable [] secret, Instant at) {
        SignInOptions options = provider.options();
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
                .set(
                        SSO_PROVIDERS.DEFAULT_SCOPE,
                        options.defaultScope() == null
                                ? Scope.READ.text()
                                : options.defaultScope().text())
                .set(SSO_PROVIDERS.ROLE_MAPPING, json(valueOf(options.roleMapping())))
                .set(SSO_PROVIDERS.REQUIRED, Boolean.TRUE.equals(options.required()))
                .set(SSO_PROVIDERS.SSO_BINDING, text(valueOf(options.ssoBinding())))
                .set(SSO_PROVIDERS.ENABLED, !Boolean.FALSE.equals(options.enabled()))
                .set(SSO_PROVIDERS.CREATED_AT, at)
                .onConflict(SSO_PROVIDERS.EMAIL_DOMAIN)
                .doNothing()
                .returning()
                .fetchOptional(this::toProvider);
    }

    List<SsoProvider> list(UUID organization, PageRequest page) {
        return list.page(organization, page).fetch();
    }

    Optional<SsoProvider> find(UUID organization, UUID id) {
        return database.selectFrom(SSO_PROVIDERS).where(is(organization, id)).fetchOptional(this::toProvider);
    }

    /** Finds a provider and locks it until the transaction ends, so that the event contains consistent values before and after. */
    Optional<SsoProvider> lock(UUID organization, UUID id) {
        return lock(is(organization, id));
    }

    /** Finds a provider and keeps it unchanged until the transaction ends. Transactions can hold the same provider at the same time. */
    Optional<SsoProvider> hold(UUID organization, UUID id) {
        return database.selectFrom(SSO_PROVIDERS)
                .where(is(organization, id))
                .forShare()
                .fetchOptional(this::toProvider);
    }

    /** Finds and locks a provider by its domain, which is unique in the installation. */
    Optional<SsoProvider> lockByDomain(UUID organization, String domain) {
        return lock(SSO_PROVIDERS.ORGANIZATION_ID.eq(organization).and(SSO_PROVIDERS.EMAIL_DOMAIN.eq(domain)));
    }

    private Optional<SsoProvider> lock(Condition condition) {
        return database.selectFrom(SSO_PROVIDERS).where(condition).forUpdate().fetchOptional(this::toProvider);
    }

    /** Changes the members that are not null; an empty member becomes null. */
    SsoProvider update(
            UUID organization,
            UUID id,
            @Nullable String name,
            ProviderMembers members,
            byte @Nullable [] secret,
            SignInOptions options) {
        return database.update(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.NAME, valueOrColumn(name, SSO_PROVIDERS.NAME))
                .set(SSO_PROVIDERS.ENTITY_ID, valueOrColumn(members.entityId(), SSO_PROVIDERS.ENTITY_ID))
                .set(SSO_PROVIDERS.SSO_URL, valueOrColumn(members.ssoUrl(), SSO_PROVIDERS.SSO_URL))
                .set(SSO_PROVIDERS.CERTIFICATE, valueOrColumn(members.certificate(), SSO_PROVIDERS.CERTIFICATE))
                .set(SSO_PROVIDERS.ISSUER, valueOrColumn(members.issuer(), SSO_PROVIDERS.ISSUER))
                .set(SSO_PROVIDERS.CLIENT_ID, valueOrColumn(members.clientId(), SSO_PROVIDERS.CLIENT_ID))
                .set(SSO_PROVIDERS.CLIENT_SECRET, valueOrColumn(secret, SSO_PROVIDERS.CLIENT_SECRET))
                .set(
                        SSO_PROVIDERS.DEFAULT_SCOPE,
                        valueOrColumn(
                                options.defaultScope() == null
                                        ? null
                                        : options.defaultScope().text(),
                                SSO_PROVIDERS.DEFAULT_SCOPE))
                .set(
                        SSO_PROVIDERS.ROLE_MAPPING,
                        options.roleMapping() == null
                                ? SSO_PROVIDERS.ROLE_MAPPING
                                : DSL.val(json(valueOf(options.roleMapping())), SSO_PROVIDERS.ROLE_MAPPING))
                .set(SSO_PROVIDERS.REQUIRED, valueOrColumn(options.required(), SSO_PROVIDERS.REQUIRED))
                .set(
                        SSO_PROVIDERS.SSO_BINDING,
                        options.ssoBinding() == null
                                ? SSO_PROVIDERS.SSO_BINDING
                                : DSL.val(text(valueOf(options.ssoBinding())), SSO_PROVIDERS.SSO_BINDING))
                .set(SSO_PROVIDERS.ENABLED, valueOrColumn(options.enabled(), SSO_PROVIDERS.ENABLED))
                .where(is(organization, id))
                .returning()
                .fetchSingle(this::toProvider);
    }

    private static <T> Field<T> valueOrColumn(@Nullable T value, Field<T> column) {
        return value == null ? column : DSL.val(value, column);
    }

    /** Returns the value of a member; null if it is absent or an explicit null. */
    static <T> @Nullable T valueOf(@Nullable Optional<T> member) {
        return member == null ? null : member.orElse(null);
    }

    private static @Nullable String text(@Nullable SsoBinding binding) {
        return binding == null ? null : binding.text();
    }

    SsoProvider verify(UUID organization, UUID id, DomainVerification.Means means, Instant at) {
        return database.update(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.DOMAIN_VERIFIED_AT, at)
                .set(SSO_PROVIDERS.DOMAIN_VERIFIED_BY, means.text())
                .where(is(organization, id))
                .returning()
                .fetchSingle(this::toProvider);
    }

    /** Finds the provider with a verified domain in any organization, with a database function that returns nothing else. */
    Optional<SignInProvider> findVerified(String domain) {
        return database.selectFrom(VERIFIED_SSO_PROVIDER_OF.call(domain))
                .fetchOptional(row -> new SignInProvider(
                        row.getOrganizationId(),
                        IdKind.SSO_PROVIDER.text(row.getId()),
                        SsoType.of(row.getType()),
                        row.getName(),
                        row.getRequired(),
                        row.getEnabled()));
    }

    /** Finds the organization of a provider with a verified domain, with a database function that returns nothing else. */
    Optional<UUID> organizationOf(UUID provider) {
        return Optional.ofNullable(Routines.organizationOfVerifiedSsoProvider(database.configuration(), provider));
    }

    /** Returns whether a provider provisions its users itself, with a SCIM token. */
    boolean isProvisioned(UUID organization, UUID id) {
        return database.fetchExists(
                SCIM_TOKENS, SCIM_TOKENS.ORGANIZATION_ID.eq(organization).and(SCIM_TOKENS.PROVIDER_ID.eq(id)));
    }

    byte @Nullable [] secret(UUID organization, UUID id) {
        return database.select(SSO_PROVIDERS.CLIENT_SECRET)
                .from(SSO_PROVIDERS)
                .where(is(organization, id))
                .fetchOne(SSO_PROVIDERS.CLIENT_SECRET);
    }

    /** Finds the organization with a domain; the policies of the table limit requests to their own organization. */
    Optional<UUID> organizationOf(String domain) {
        return database.select(SSO_PROVIDERS.ORGANIZATION_ID)
                .from(SSO_PROVIDERS)
                .where(SSO_PROVIDERS.EMAIL_DOMAIN.eq(domain))
                .fetchOptional(SSO_PROVIDERS.ORGANIZATION_ID);
    }

    /** Deletes a provider and returns it. */
    Optional<SsoProvider> delete(UUID organization, UUID id) {
        return database.deleteFrom(SSO_PROVIDERS)
                .where(is(organization, id))
                .returning()
                .fetchOptional(this::toProvider);
    }

    private static Condition is(UUID organization, UUID id) {
        return SSO_PROVIDERS.ORGANIZATION_ID.eq(organization).and(SSO_PROVIDERS.ID.eq(id));
    }

    private SsoProvider toProvider(SsoProvidersRecord row) {
        return toProvider(row::get);
    }

    private SsoProvider toProvider(Row row) {
        JSONB mapping = row.get(SSO_PROVIDERS.ROLE_MAPPING);
        String binding = row.get(SSO_PROVIDERS.SSO_BINDING);
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
                DomainVerification.of(
                        row.get(SSO_PROVIDERS.EMAIL_DOMAIN),
                        row.get(SSO_PROVIDERS.DOMAIN_TOKEN),
                        row.get(SSO_PROVIDERS.DOMAIN_VERIFIED_AT),
                        row.get(SSO_PROVIDERS.DOMAIN_VERIFIED_BY)),
                Scope.of(row.get(SSO_PROVIDERS.DEFAULT_SCOPE)),
                mapping == null ? null : json.readValue(mapping.data(), RoleMapping.class),
                row.get(SSO_PROVIDERS.REQUIRED),
                binding == null ? null : SsoBinding.of(binding),
                row.get(SSO_PROVIDERS.ENABLED),
                row.get(SSO_PROVIDERS.CREATED_AT));
    }

    private @Nullable JSONB json(@Nullable RoleMapping mapping) {
        return mapping == null ? null : JSONB.jsonb(json.writeValueAsString(mapping));
    }
}
