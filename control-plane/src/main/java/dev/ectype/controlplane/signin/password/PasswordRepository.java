package dev.ectype.controlplane.signin.password;

import static dev.ectype.controlplane.jooq.Tables.PASSWORDS;
import static dev.ectype.controlplane.jooq.Tables.USERS;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of passwords. */
@Repository
class PasswordRepository {
    private final DSLContext database;

    PasswordRepository(DSLContext database) {
        this.database = database;
    }

    Optional<String> find(UUID organization, UUID user) {
        return database.select(PASSWORDS.HASH)
                .from(PASSWORDS)
                .where(is(organization, user))
                .fetchOptional(PASSWORDS.HASH);
    }

    void store(UUID organization, UUID user, String hash, Instant at) {
        database.insertInto(PASSWORDS)
                .set(PASSWORDS.ORGANIZATION_ID, organization)
                .set(PASSWORDS.USER_ID, user)
                .set(PASSWORDS.HASH, hash)
                .set(PASSWORDS.CHANGED_AT, at)
                .onConflict(PASSWORDS.ORGANIZATION_ID, PASSWORDS.USER_ID)
                .doUpdate()
                .set(PASSWORDS.HASH, hash)
                .set(PASSWORDS.CHANGED_AT, at)
                .execute();
    }

    /** Replaces a hash by another one of the same password, unless the password was changed meanwhile. */
    void replace(UUID organization, UUID user, String before, String after) {
        database.update(PASSWORDS)
                .set(PASSWORDS.HASH, after)
                .where(is(organization, user))
                .and(PASSWORDS.HASH.eq(before))
                .execute();
    }

    /** Returns the number of members of an e-mail domain who may sign in and have a password. */
    int count(UUID organization, String domain) {
        return database.fetchCount(database.selectOne()
                .from(PASSWORDS)
                .join(USERS)
                .on(USERS.ORGANIZATION_ID.eq(PASSWORDS.ORGANIZATION_ID).and(USERS.ID.eq(PASSWORDS.USER_ID)))
                .where(PASSWORDS.ORGANIZATION_ID.eq(organization))
                .and(USERS.ACTIVE)
                .and(DSL.splitPart(USERS.EMAIL, "@", 2).eq(domain)));
    }

    private static Condition is(UUID organization, UUID user) {
        return PASSWORDS.ORGANIZATION_ID.eq(organization).and(PASSWORDS.USER_ID.eq(user));
    }
}
