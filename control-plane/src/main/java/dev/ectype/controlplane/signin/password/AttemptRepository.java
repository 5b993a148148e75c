package dev.ectype.controlplane.signin.password;

import static dev.ectype.controlplane.jooq.Tables.PASSWORD_ATTEMPTS;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Counts attempts in the table of password attempts. Its rows belong to no organization. */
@Repository
class AttemptRepository {
    private static final int FREE = 5;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(30);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(15);
    /** The time after which failures no longer count. */
    static final Duration REMEMBERED = Duration.ofDays(1);

    private final DSLContext database;

    AttemptRepository(DSLContext database) {
        this.database = database;
    }

    /**
     * Counts an attempt, and blocks further ones from the fifth on: for 30 seconds, and twice as long after each further attempt, 15 minutes
     * at most. Returns false, and counts nothing, while attempts are blocked. One statement decides, so concurrent attempts do not exceed
     * the limit.
     */
    boolean count(byte[] address, Instant now) {
        Field<Instant> at = DSL.val(now, PASSWORD_ATTEMPTS.LAST_AT);
        Field<Integer> failures = DSL.when(PASSWORD_ATTEMPTS.LAST_AT.lt(now.minus(REMEMBERED)), DSL.inline(1))
                .otherwise(PASSWORD_ATTEMPTS.FAILURES.plus(1));
        Field<Instant> end = DSL.field(
                "case when {0} >= {1} then {2} + least(power(2, least({0} - {1}, 20)) * {3}, {4}) * interval '1 second' end",
                PASSWORD_ATTEMPTS.BLOCKED_UNTIL.getDataType(),
                failures,
                DSL.inline(FREE),
                at,
                DSL.inline(FIRST_PAUSE.toSeconds()),
                DSL.inline(LONGEST_PAUSE.toSeconds()));
        return database.insertInto(PASSWORD_ATTEMPTS)
                        .set(PASSWORD_ATTEMPTS.ADDRESS, address)
                        .set(PASSWORD_ATTEMPTS.FAILURES, 1)
                        .set(PASSWORD_ATTEMPTS.LAST_AT, at)
                        .onConflict(PASSWORD_ATTEMPTS.ADDRESS)
                        .doUpdate()
                        .set(PASSWORD_ATTEMPTS.FAILURES, failures)
                        .set(PASSWORD_ATTEMPTS.BLOCKED_UNTIL, end)
                        .set(PASSWORD_ATTEMPTS.LAST_AT, at)
                        .where(PASSWORD_ATTEMPTS.BLOCKED_UNTIL.isNull().or(PASSWORD_ATTEMPTS.BLOCKED_UNTIL.le(now)))
                        .execute()
                == 1;
    }

    /** Returns the time until which attempts are blocked. */
    Optional<Instant> blockedUntil(byte[] address) {
        return database.select(PASSWORD_ATTEMPTS.BLOCKED_UNTIL)
                .from(PASSWORD_ATTEMPTS)
                .where(PASSWORD_ATTEMPTS.ADDRESS.eq(address))
                .fetchOptional(PASSWORD_ATTEMPTS.BLOCKED_UNTIL);
    }

    void forget(byte[] address) {
        database.deleteFrom(PASSWORD_ATTEMPTS)
                .where(PASSWORD_ATTEMPTS.ADDRESS.eq(address))
                .execute();
    }

    /** Deletes the rows whose last attempt was before a time. */
    void deleteBefore(Instant time) {
        database.deleteFrom(PASSWORD_ATTEMPTS)
                .where(PASSWORD_ATTEMPTS.LAST_AT.lt(time))
                .execute();
    }
}
