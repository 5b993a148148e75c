package dev.ectype.controlplane.platform.auth;

import static dev.ectype.controlplane.jooq.tables.ApiKeyOf.API_KEY_OF;
import static dev.ectype.controlplane.jooq.tables.ScimTokenOf.SCIM_TOKEN_OF;
import static dev.ectype.controlplane.jooq.tables.SessionOf.SESSION_OF;

import dev.ectype.controlplane.jooq.tables.records.ApiKeyOfRecord;
import dev.ectype.controlplane.jooq.tables.records.ScimTokenOfRecord;
import dev.ectype.controlplane.jooq.tables.records.SessionOfRecord;
import dev.ectype.controlplane.platform.Plan;
import java.util.Optional;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Finds the caller of a credential before the organization is known. */
@Repository
class CallerRepository {
    private final DSLContext database;

    CallerRepository(DSLContext database) {
        this.database = database;
    }

    /** Returns the caller of a key; empty if it is unknown or revoked. The caller of this method checks its expiry. */
    Optional<KnownCaller> byKey(byte[] hash) {
        ApiKeyOfRecord row = database.selectFrom(API_KEY_OF.call(hash)).fetchOne();
        if (row == null || row.getRevokedAt() != null) {
            return Optional.empty();
        }
        Caller caller = new Caller(
                row.getOrganizationId(),
                Plan.of(row.getPlan()),
                Scope.of(row.getScope()),
                Caller.Means.API_KEY,
                row.getId(),
                row.getName(),
                null,
                row.getExpiresAt(),
                null);
        return Optional.of(new KnownCaller(caller, Suspension.of(row.getSuspendedAt(), row.getSuspensionReason())));
    }

    /** Returns the caller of a SCIM token, as {@link #byKey}. Its scope is admin, but it is accepted below {@code /scim/v2} only. */
    Optional<KnownCaller> byScimToken(byte[] hash) {
        ScimTokenOfRecord row = database.selectFrom(SCIM_TOKEN_OF.call(hash)).fetchOne();
        if (row == null) {
            return Optional.empty();
        }
        Caller caller = new Caller(
                row.getOrganizationId(),
                Plan.of(row.getPlan()),
                Scope.ADMIN,
                Caller.Means.SCIM_TOKEN,
                row.getId(),
                row.getName(),
                null,
                row.getExpiresAt(),
                null);
        return Optional.of(new KnownCaller(caller, Suspension.of(row.getSuspendedAt(), row.getSuspensionReason())));
    }

    /** Returns the caller of a session, as {@link #byKey}. */
    Optional<KnownCaller> bySession(byte[] hash, Caller.Means means) {
        SessionOfRecord row = database.selectFrom(SESSION_OF.call(hash)).fetchOne();
        if (row == null || row.getRevokedAt() != null) {
            return Optional.empty();
        }
        Caller caller = new Caller(
                row.getOrganizationId(),
                Plan.of(row.getPlan()),
                Scope.of(row.getScope()),
                means,
                row.getId(),
                row.getEmail(),
                row.getUserId(),
                row.getExpiresAt(),
                row.getOrigin());
        return Optional.of(new KnownCaller(caller, Suspension.of(row.getSuspendedAt(), row.getSuspensionReason())));
    }
}
