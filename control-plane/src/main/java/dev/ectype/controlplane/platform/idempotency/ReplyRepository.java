package dev.ectype.controlplane.platform.idempotency;

import static dev.ectype.controlplane.jooq.tables.IdempotentReplies.IDEMPOTENT_REPLIES;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Reads and writes the sealed replies of an organization. */
@Repository
class ReplyRepository {
    private final DSLContext database;

    ReplyRepository(DSLContext database) {
        this.database = database;
    }

    /** Takes a lock until the transaction ends; returns false if another transaction has it. */
    boolean lock(long number) {
        return Boolean.TRUE.equals(
                database.select(DSL.field("pg_try_advisory_xact_lock({0})", Boolean.class, DSL.val(number)))
                        .fetchOne(0, Boolean.class));
    }

    Optional<byte[]> find(UUID organization, String caller, String key, Instant since) {
        return database.selectFrom(IDEMPOTENT_REPLIES)
                .where(IDEMPOTENT_REPLIES.ORGANIZATION_ID.eq(organization))
                .and(IDEMPOTENT_REPLIES.CALLER.eq(caller))
                .and(IDEMPOTENT_REPLIES.KEY.eq(key))
                .and(IDEMPOTENT_REPLIES.CREATED_AT.gt(since))
                .fetchOptional(IDEMPOTENT_REPLIES.REPLY);
    }

    /** Stores a reply and replaces an expired one with the same key. */
    void keep(UUID organization, String caller, String key, byte[] reply, Instant at) {
        database.insertInto(IDEMPOTENT_REPLIES)
                .set(IDEMPOTENT_REPLIES.ORGANIZATION_ID, organization)
                .set(IDEMPOTENT_REPLIES.CALLER, caller)
                .set(IDEMPOTENT_REPLIES.KEY, key)
                .set(IDEMPOTENT_REPLIES.REPLY, reply)
                .set(IDEMPOTENT_REPLIES.CREATED_AT, at)
                .onConflict(IDEMPOTENT_REPLIES.ORGANIZATION_ID, IDEMPOTENT_REPLIES.CALLER, IDEMPOTENT_REPLIES.KEY)
                .doUpdate()
                .set(IDEMPOTENT_REPLIES.REPLY, reply)
                .set(IDEMPOTENT_REPLIES.CREATED_AT, at)
                .execute();
    }

    int deleteOlder(UUID organization, Instant than) {
        return database.deleteFrom(IDEMPOTENT_REPLIES)
                .where(IDEMPOTENT_REPLIES.ORGANIZATION_ID.eq(organization))
                .and(IDEMPOTENT_REPLIES.CREATED_AT.le(than))
                .execute();
    }
}
