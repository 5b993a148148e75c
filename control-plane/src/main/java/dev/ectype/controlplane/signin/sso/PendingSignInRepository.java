package dev.ectype.controlplane.signin.sso;

import static dev.ectype.controlplane.jooq.tables.PendingSignIns.PENDING_SIGN_INS;
import static dev.ectype.controlplane.jooq.tables.UsedAssertions.USED_ASSERTIONS;

import dev.ectype.controlplane.jooq.Routines;
import dev.ectype.controlplane.jooq.tables.records.PendingSignInsRecord;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads and writes the tables of pending sign-ins and of used assertions. */
@Repository
class PendingSignInRepository {
    private final DSLContext database;

    PendingSignInRepository(DSLContext database) {
        this.database = database;
    }

    void insert(UUID organization, StoredSignIn pending, byte[] hash, Instant at) {
        database.insertInto(PENDING_SIGN_INS)
                .set(PENDING_SIGN_INS.ID, pending.id())
                .set(PENDING_SIGN_INS.ORGANIZATION_ID, organization)
                .set(PENDING_SIGN_INS.PROVIDER_ID, pending.provider())
                .set(PENDING_SIGN_INS.HASH, hash)
                .set(PENDING_SIGN_INS.BROWSER, pending.browser())
                .set(PENDING_SIGN_INS.SECRETS, pending.secrets())
                .set(PENDING_SIGN_INS.NEXT, pending.next())
                .set(PENDING_SIGN_INS.CREATED_AT, at)
                .set(PENDING_SIGN_INS.EXPIRES_AT, pending.expiresAt())
                .execute();
    }

    /** Finds the organization of a pending sign-in with a database function that returns nothing else. */
    Optional<UUID> organizationOf(byte[] hash) {
        return Optional.ofNullable(Routines.organizationOfPendingSignIn(database.configuration(), hash));
    }

    /** Deletes a pending sign-in and returns it, so that only one response can complete it. */
    Optional<StoredSignIn> take(UUID organization, byte[] hash) {
        return database.deleteFrom(PENDING_SIGN_INS)
                .where(PENDING_SIGN_INS.ORGANIZATION_ID.eq(organization).and(PENDING_SIGN_INS.HASH.eq(hash)))
                .returning()
                .fetchOptional(PendingSignInRepository::toStored);
    }

    /** Stores the use of an assertion; returns false if it has been used. */
    boolean use(UUID organization, UUID provider, byte[] assertion, Instant until) {
        return database.insertInto(USED_ASSERTIONS)
                        .set(USED_ASSERTIONS.ORGANIZATION_ID, organization)
                        .set(USED_ASSERTIONS.PROVIDER_ID, provider)
                        .set(USED_ASSERTIONS.HASH, assertion)
                        .set(USED_ASSERTIONS.EXPIRES_AT, until)
                        .onConflictDoNothing()
                        .execute()
                == 1;
    }

    /** Deletes the rows of an organization that expired before a time. */
    void deleteExpired(UUID organization, Instant before) {
        database.deleteFrom(PENDING_SIGN_INS)
                .where(PENDING_SIGN_INS.ORGANIZATION_ID.eq(organization).and(PENDING_SIGN_INS.EXPIRES_AT.lt(before)))
                .execute();
        database.deleteFrom(USED_ASSERTIONS)
                .where(USED_ASSERTIONS.ORGANIZATION_ID.eq(organization).and(USED_ASSERTIONS.EXPIRES_AT.lt(before)))
                .execute();
    }

    private static StoredSignIn toStored(PendingSignInsRecord row) {
        return new StoredSignIn(
                row.getId(),
                row.getProviderId(),
                row.getBrowser(),
                row.getSecrets(),
                row.getNext(),
                row.getExpiresAt());
    }

    /** Holds a row with sealed secrets. */
    record StoredSignIn(UUID id, UUID provider, byte[] browser, byte[] secrets, String next, Instant expiresAt) {}
}
