package dev.ectype.controlplane.signin.totp;

import static dev.ectype.controlplane.jooq.Tables.RECOVERY_CODES;
import static dev.ectype.controlplane.jooq.Tables.TOTP_SECRETS;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the tables of TOTP secrets and recovery codes. */
@Repository
class TotpRepository {
    private final DSLContext database;

    TotpRepository(DSLContext database) {
        this.database = database;
    }

    /** Inserts a secret, or replaces one that was not confirmed; returns false if the user has a confirmed one. */
    boolean insert(UUID organization, UUID user, byte[] secret, Instant at) {
        return database.insertInto(TOTP_SECRETS)
                        .set(TOTP_SECRETS.ORGANIZATION_ID, organization)
                        .set(TOTP_SECRETS.USER_ID, user)
                        .set(TOTP_SECRETS.SECRET, secret)
                        .set(TOTP_SECRETS.CREATED_AT, at)
                        .onConflict(TOTP_SECRETS.ORGANIZATION_ID, TOTP_SECRETS.USER_ID)
                        .doUpdate()
                        .set(TOTP_SECRETS.SECRET, secret)
                        .set(TOTP_SECRETS.CREATED_AT, at)
                        .where(TOTP_SECRETS.CONFIRMED_AT.isNull())
                        .execute()
                == 1;
    }

    Optional<StoredTotp> find(UUID organization, UUID user) {
        return database.selectFrom(TOTP_SECRETS)
                .where(is(organization, user))
                .fetchOptional(row -> new StoredTotp(row.getSecret(), row.getConfirmedAt()));
    }

    /** Confirms a secret; returns false if another request did. */
    boolean confirm(UUID organization, UUID user, long step, Instant at) {
        return database.update(TOTP_SECRETS)
                        .set(TOTP_SECRETS.CONFIRMED_AT, at)
                        .set(TOTP_SECRETS.LAST_STEP, step)
                        .where(is(organization, user))
                        .and(TOTP_SECRETS.CONFIRMED_AT.isNull())
                        .execute()
                == 1;
    }

    /** Locks a confirmed secret until the transaction ends, so that requests replace the recovery codes in turn; returns false if there is none. */
    boolean lockConfirmed(UUID organization, UUID user) {
        return database.select(TOTP_SECRETS.USER_ID)
                .from(TOTP_SECRETS)
                .where(is(organization, user))
                .and(TOTP_SECRETS.CONFIRMED_AT.isNotNull())
                .forUpdate()
                .fetchOptional()
                .isPresent();
    }

    /** Returns whether no code of a time step or a later one was used. */
    boolean isUnused(UUID organization, UUID user, long step) {
        return database.fetchExists(TOTP_SECRETS, is(organization, user).and(unused(step)));
    }

    /** Stores the use of a time step; returns false if this step or a later one was used. */
    boolean use(UUID organization, UUID user, long step) {
        return database.update(TOTP_SECRETS)
                        .set(TOTP_SECRETS.LAST_STEP, step)
                        .where(is(organization, user))
                        .and(unused(step))
                        .execute()
                == 1;
    }

    private static Condition unused(long step) {
        return TOTP_SECRETS.LAST_STEP.isNull().or(TOTP_SECRETS.LAST_STEP.lt(step));
    }

    /** Deletes the secret and the recovery codes. */
    void delete(UUID organization, UUID user) {
        database.deleteFrom(TOTP_SECRETS).where(is(organization, user)).execute();
    }

    void insertCodes(UUID organization, UUID user, List<byte[]> hashes) {
        for (byte[] hash : hashes) {
            database.insertInto(RECOVERY_CODES)
                    .set(RECOVERY_CODES.ORGANIZATION_ID, organization)
                    .set(RECOVERY_CODES.USER_ID, user)
                    .set(RECOVERY_CODES.HASH, hash)
                    .execute();
        }
    }

    void deleteCodes(UUID organization, UUID user) {
        database.deleteFrom(RECOVERY_CODES).where(ofUser(organization, user)).execute();
    }

    boolean hasCode(UUID organization, UUID user, byte[] hash) {
        return database.fetchExists(RECOVERY_CODES, isCode(organization, user, hash));
    }

    /** Deletes a recovery code; returns false if the user does not have it. */
    boolean useCode(UUID organization, UUID user, byte[] hash) {
        return database.deleteFrom(RECOVERY_CODES)
                        .where(isCode(organization, user, hash))
                        .execute()
                == 1;
    }

    int countCodes(UUID organization, UUID user) {
        return database.fetchCount(RECOVERY_CODES, ofUser(organization, user));
    }

    private static Condition isCode(UUID organization, UUID user, byte[] hash) {
        return ofUser(organization, user).and(RECOVERY_CODES.HASH.eq(hash));
    }

    private static Condition ofUser(UUID organization, UUID user) {
        return RECOVERY_CODES.ORGANIZATION_ID.eq(organization).and(RECOVERY_CODES.USER_ID.eq(user));
    }

    private static Condition is(UUID organization, UUID user) {
        return TOTP_SECRETS.ORGANIZATION_ID.eq(organization).and(TOTP_SECRETS.USER_ID.eq(user));
    }

    /**
     * Holds a row.
     *
     * @param secret the sealed secret
     * @param confirmedAt the time of the confirmation, or null
     */
    record StoredTotp(byte[] secret, @Nullable Instant confirmedAt) {}
}
