package dev.ectype.controlplane.scim.provider;

import static dev.ectype.controlplane.jooq.Tables.ORGANIZATIONS;
import static dev.ectype.controlplane.jooq.Tables.SCIM_TOKENS;
import static dev.ectype.controlplane.jooq.Tables.SSO_PROVIDERS;

import dev.ectype.controlplane.platform.auth.Scope;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.JSONB;
import org.jooq.Record;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the scopes of the table of identity providers, and locks organizations. */
@Repository
class ScimProviderRepository {
    private final DSLContext database;
    private final JsonMapper json;

    ScimProviderRepository(DSLContext database, JsonMapper json) {
        this.database = database;
        this.json = json;
    }

    /** Returns the providers with a verified domain, oldest first. */
    List<ScimProvider> verified(UUID organization) {
        return database.select(
                        SSO_PROVIDERS.ID,
                        SSO_PROVIDERS.EMAIL_DOMAIN,
                        SSO_PROVIDERS.DEFAULT_SCOPE,
                        SSO_PROVIDERS.ROLE_MAPPING)
                .from(SSO_PROVIDERS)
                .where(SSO_PROVIDERS.ORGANIZATION_ID.eq(organization))
                .and(SSO_PROVIDERS.DOMAIN_VERIFIED_AT.isNotNull())
                .orderBy(SSO_PROVIDERS.ID)
                .fetch(this::toProvider);
    }

    /** Returns the provider of a token and the stored time of its last use. */
    Optional<TokenUse> ofToken(UUID organization, UUID token) {
        return database.select(SCIM_TOKENS.PROVIDER_ID, SCIM_TOKENS.LAST_USED_AT)
                .from(SCIM_TOKENS)
                .where(SCIM_TOKENS.ORGANIZATION_ID.eq(organization).and(SCIM_TOKENS.ID.eq(token)))
                .fetchOptional(row -> new TokenUse(row.value1(), row.value2()));
    }

    /** Locks an organization until the transaction ends. */
    void lock(UUID organization) {
        database.select(ORGANIZATIONS.ID)
                .from(ORGANIZATIONS)
                .where(ORGANIZATIONS.ID.eq(organization))
                .forNoKeyUpdate()
                .fetch();
    }

    private ScimProvider toProvider(Record row) {
        return new ScimProvider(
                row.get(SSO_PROVIDERS.ID),
                row.get(SSO_PROVIDERS.EMAIL_DOMAIN),
                Scope.of(row.get(SSO_PROVIDERS.DEFAULT_SCOPE)),
                scopes(row.get(SSO_PROVIDERS.ROLE_MAPPING)));
    }

    /** Reads the groups of each scope; a group of several scopes has the highest. */
    private Map<String, Scope> scopes(@Nullable JSONB mapping) {
        Map<String, Scope> scopes = new LinkedHashMap<>();
        if (mapping != null) {
            JsonNode groups = json.readTree(mapping.data());
            for (Scope scope : Scope.values()) {
                groups.path(scope.text()).forEach(group -> scopes.put(group.asString(), scope));
            }
        }
        return scopes;
    }

    /** Holds the provider of a token and the last use, or null. */
    record TokenUse(UUID provider, @Nullable Instant lastUsedAt) {}
}
