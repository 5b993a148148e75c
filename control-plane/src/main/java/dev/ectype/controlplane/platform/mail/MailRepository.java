package dev.ectype.controlplane.platform.mail;

import static dev.ectype.controlplane.jooq.Tables.MAILS;

import dev.ectype.controlplane.jooq.tables.OrganizationsWithMails;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of mails that wait to be sent. */
@Repository
class MailRepository {
    private static final Duration FIRST_PAUSE = Duration.ofMinutes(1);
    private static final int LONGEST_PAUSE = 60;

    private final DSLContext database;

    MailRepository(DSLContext database) {
        this.database = database;
    }

    void insert(UUID organization, UUID id, byte[] content, Instant now, Instant expiresAt) {
        database.insertInto(MAILS)
                .set(MAILS.ID, id)
                .set(MAILS.ORGANIZATION_ID, organization)
                .set(MAILS.CONTENT, content)
                .set(MAILS.CREATED_AT, now)
                .set(MAILS.NEXT_ATTEMPT_AT, now)
                .set(MAILS.EXPIRES_AT, expiresAt)
                .execute();
    }

    /**
     * Returns the next mail to send, and defers its next attempt: by a minute after the first attempt, and twice as long after each further
     * one, an hour at most. Until then, no other node sends the mail.
     */
    Optional<WaitingMail> claim(UUID organization, Instant now) {
        var next = database.select(MAILS.ID)
                .from(MAILS)
                .where(MAILS.ORGANIZATION_ID.eq(organization).and(MAILS.NEXT_ATTEMPT_AT.le(now)))
                .orderBy(MAILS.ID)
                .limit(1)
                .forUpdate()
                .skipLocked()
                .fetchOptional(MAILS.ID);
        return next.flatMap(id -> database.update(MAILS)
                .set(MAILS.ATTEMPTS, MAILS.ATTEMPTS.plus(1))
                .set(
                        MAILS.NEXT_ATTEMPT_AT,
                        DSL.field(
                                "{0} + least(power(2, least({1}, 10)), {2}) * make_interval(secs => {3})",
                                MAILS.NEXT_ATTEMPT_AT.getDataType(),
                                DSL.val(now, MAILS.NEXT_ATTEMPT_AT),
                                MAILS.ATTEMPTS,
                                DSL.inline(LONGEST_PAUSE),
                                DSL.inline(FIRST_PAUSE.toSeconds())))
                .where(MAILS.ORGANIZATION_ID.eq(organization).and(MAILS.ID.eq(id)))
                .returning()
                .fetchOptional(row -> new WaitingMail(row.getId(), row.getContent(), row.getAttempts())));
    }

    void delete(UUID organization, UUID id) {
        database.deleteFrom(MAILS)
                .where(MAILS.ORGANIZATION_ID.eq(organization).and(MAILS.ID.eq(id)))
                .execute();
    }

    /** Deletes the mails that nobody needs any more, and returns their number. */
    int deleteExpired(UUID organization, Instant now) {
        return database.deleteFrom(MAILS)
                .where(MAILS.ORGANIZATION_ID.eq(organization).and(MAILS.EXPIRES_AT.le(now)))
                .execute();
    }

    /** Returns the organizations with mails to send. */
    List<UUID> organizations(Instant now) {
        return database.selectFrom(OrganizationsWithMails.ORGANIZATIONS_WITH_MAILS.call(now))
                .fetch(row -> row.getOrganizationsWithMails());
    }

    /** Holds a mail with its sealed content. */
    record WaitingMail(UUID id, byte[] content, int attempts) {}
}
