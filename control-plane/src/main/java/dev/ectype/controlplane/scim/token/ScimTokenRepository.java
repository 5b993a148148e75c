package dev.ectype.controlplane.scim.token;

import static dev.ectype.controlplane.jooq.Tables.SCIM_TOKENS;

import dev.ectype.controlplane.jooq.tables.records.ScimTokensRecord;
import dev.ectype.controlplane.platform.auth.ScimTokenText;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of SCIM tokens, which contains hashes of the secrets. */
@Repository
class ScimTokenRepository {
    private final DSLContext database;

    ScimTokenRepository(DSLContext database) {
        this.database = database;
    }

    Optional<ScimToken> find(UUID organization, UUID provider) {
        return database.selectFrom(SCIM_TOKENS)
                .where(of(organization, provider))
                .fetchOptional(ScimTokenRepository::toToken);
    }

    /** Inserts the token of a provider; returns empty if a concurrent request has inserted one. */
    Optional<ScimToken> insert(
            UUID organization, UUID provider, UUID id, ScimTokenText secret, @Nullable Instant expiresAt, Instant at) {
        return database.insertInto(SCIM_TOKENS)
                .set(SCIM_TOKENS.ID, id)
                .set(SCIM_TOKENS.ORGANIZATION_ID, organization)
                .set(SCIM_TOKENS.PROVIDER_ID, provider)
                .set(SCIM_TOKENS.PREFIX, secret.prefix())
                .set(SCIM_TOKENS.HASH, secret.hash())
                .set(SCIM_TOKENS.CREATED_AT, at)
                .set(SCIM_TOKENS.EXPIRES_AT, expiresAt)
                .onConflict(SCIM_TOKENS.ORGANIZATION_ID, SCIM_TOKENS.PROVIDER_ID)
                .doNothing()
                .returning()
                .fetchOptional(ScimTokenRepository::toToken);
    }

    /** Deletes the token of a provider and returns it. */
    Optional<ScimToken> delete(UUID organization, UUID provider) {
        return database.deleteFrom(SCIM_TOKENS)
                .where(of(organization, provider))
                .returning()
                .fetchOptional(ScimTokenRepository::toToken);
    }

    /** Stores a use of a token unless a stored use is at most this old. */
    void used(UUID organization, UUID id, Instant at, Duration precision) {
        database.update(SCIM_TOKENS)
                .set(SCIM_TOKENS.LAST_USED_AT, at)
                .where(SCIM_TOKENS.ORGANIZATION_ID.eq(organization).and(SCIM_TOKENS.ID.eq(id)))
                .and(SCIM_TOKENS.LAST_USED_AT.isNull().or(SCIM_TOKENS.LAST_USED_AT.lt(at.minus(precision))))
                .execute();
    }

    private static Condition of(UUID organization, UUID provider) {
        return SCIM_TOKENS.ORGANIZATION_ID.eq(organization).and(SCIM_TOKENS.PROVIDER_ID.eq(provider));
    }

    private static ScimToken toToken(ScimTokensRecord row) {
        return new ScimToken(
                IdKind.SCIM_TOKEN.text(row.getId()),
                IdKind.SSO_PROVIDER.text(row.getProviderId()),
                row.getPrefix(),
                row.getCreatedAt(),
                row.getLastUsedAt(),
                row.getExpiresAt(),
                null);
    }
}
