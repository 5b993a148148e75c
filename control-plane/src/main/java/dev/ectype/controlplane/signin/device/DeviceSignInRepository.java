package dev.ectype.controlplane.signin.device;

import static dev.ectype.controlplane.jooq.tables.DeviceSignIns.DEVICE_SIGN_INS;

import dev.ectype.controlplane.jooq.tables.records.DeviceSignInsRecord;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of device sign-ins. */
@Repository
class DeviceSignInRepository {
    private final DSLContext database;

    DeviceSignInRepository(DSLContext database) {
        this.database = database;
    }

    /** Inserts a sign-in; returns false if another one has its code. */
    boolean insert(
            UUID id,
            byte[] hash,
            byte[] userCode,
            String client,
            @Nullable String address,
            Instant at,
            Instant expiresAt) {
        return database.insertInto(DEVICE_SIGN_INS)
                        .set(DEVICE_SIGN_INS.ID, id)
                        .set(DEVICE_SIGN_INS.HASH, hash)
                        .set(DEVICE_SIGN_INS.USER_CODE_HASH, userCode)
                        .set(DEVICE_SIGN_INS.CLIENT, client)
                        .set(DEVICE_SIGN_INS.ADDRESS, address)
                        .set(DEVICE_SIGN_INS.CREATED_AT, at)
                        .set(DEVICE_SIGN_INS.EXPIRES_AT, expiresAt)
                        .onConflict(DEVICE_SIGN_INS.USER_CODE_HASH)
                        .doNothing()
                        .execute()
                == 1;
    }

    /** Finds the sign-in of the code that the program keeps, and locks it until the transaction ends. */
    Optional<DeviceSignIn> lock(byte[] hash) {
        return lock(DEVICE_SIGN_INS.HASH.eq(hash));
    }

    /** Finds the sign-in of the code that the user types, and locks it until the transaction ends. */
    Optional<DeviceSignIn> lockByUserCode(byte[] hash) {
        return lock(DEVICE_SIGN_INS.USER_CODE_HASH.eq(hash));
    }

    private Optional<DeviceSignIn> lock(Condition condition) {
        return database.selectFrom(DEVICE_SIGN_INS)
                .where(condition)
                .forUpdate()
                .fetchOptional(DeviceSignInRepository::toSignIn);
    }

    void polled(UUID id, Instant at) {
        database.update(DEVICE_SIGN_INS)
                .set(DEVICE_SIGN_INS.POLLED_AT, at)
                .where(DEVICE_SIGN_INS.ID.eq(id))
                .execute();
    }

    void approve(UUID id, UUID organization, UUID user, UUID session) {
        database.update(DEVICE_SIGN_INS)
                .set(DEVICE_SIGN_INS.APPROVED_ORGANIZATION, organization)
                .set(DEVICE_SIGN_INS.APPROVED_USER, user)
                .set(DEVICE_SIGN_INS.APPROVED_SESSION, session)
                .where(DEVICE_SIGN_INS.ID.eq(id))
                .execute();
    }

    void deny(UUID id) {
        database.update(DEVICE_SIGN_INS)
                .set(DEVICE_SIGN_INS.DENIED, true)
                .where(DEVICE_SIGN_INS.ID.eq(id))
                .execute();
    }

    void delete(UUID id) {
        database.deleteFrom(DEVICE_SIGN_INS).where(DEVICE_SIGN_INS.ID.eq(id)).execute();
    }

    void deleteExpired(Instant before) {
        database.deleteFrom(DEVICE_SIGN_INS)
                .where(DEVICE_SIGN_INS.EXPIRES_AT.lt(before))
                .execute();
    }

    private static DeviceSignIn toSignIn(DeviceSignInsRecord row) {
        return new DeviceSignIn(
                row.getId(),
                row.getClient(),
                row.getAddress(),
                row.getExpiresAt(),
                row.getPolledAt(),
                row.getDenied(),
                row.getApprovedOrganization(),
                row.getApprovedUser(),
                row.getApprovedSession());
    }
}
