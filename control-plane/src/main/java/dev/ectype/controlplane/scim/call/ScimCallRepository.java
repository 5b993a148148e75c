package dev.ectype.controlplane.scim.call;

import static dev.ectype.controlplane.jooq.tables.ScimCalls.SCIM_CALLS;
import static dev.ectype.controlplane.jooq.tables.ScimTokens.SCIM_TOKENS;

import dev.ectype.controlplane.jooq.tables.records.ScimCallsRecord;
import java.util.List;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of calls. */
@Repository
class ScimCallRepository {
    private final DSLContext database;

    ScimCallRepository(DSLContext database) {
        this.database = database;
    }

    /** Adds calls to the row of their key, unless the token was deleted. A later call of another node stays the last one. */
    void add(UUID organization, CallKey key, CallCount count) {
        database.insertInto(
                        SCIM_CALLS,
                        SCIM_CALLS.ORGANIZATION_ID,
                        SCIM_CALLS.TOKEN_ID,
                        SCIM_CALLS.METHOD,
                        SCIM_CALLS.RESOURCE,
                        SCIM_CALLS.REFUSED,
                        SCIM_CALLS.STATUS,
                        SCIM_CALLS.REASON,
                        SCIM_CALLS.CALLS,
                        SCIM_CALLS.LAST_AT)
                .select(DSL.select(
                                SCIM_TOKENS.ORGANIZATION_ID,
                                SCIM_TOKENS.ID,
                                DSL.val(key.method(), SCIM_CALLS.METHOD),
                                DSL.val(key.resource(), SCIM_CALLS.RESOURCE),
                                DSL.val(key.refused(), SCIM_CALLS.REFUSED),
                                DSL.val(count.status(), SCIM_CALLS.STATUS),
                                DSL.val(count.reason(), SCIM_CALLS.REASON),
                                DSL.val(count.calls(), SCIM_CALLS.CALLS),
                                DSL.val(count.lastAt(), SCIM_CALLS.LAST_AT))
                        .from(SCIM_TOKENS)
                        .where(SCIM_TOKENS.ORGANIZATION_ID.eq(organization).and(SCIM_TOKENS.ID.eq(key.token()))))
                .onConflict(
                        SCIM_CALLS.ORGANIZATION_ID,
                        SCIM_CALLS.TOKEN_ID,
                        SCIM_CALLS.METHOD,
                        SCIM_CALLS.RESOURCE,
                        SCIM_CALLS.REFUSED)
                .doUpdate()
                .set(SCIM_CALLS.CALLS, SCIM_CALLS.CALLS.plus(DSL.excluded(SCIM_CALLS.CALLS)))
                .set(SCIM_CALLS.STATUS, later(SCIM_CALLS.STATUS))
                .set(SCIM_CALLS.REASON, later(SCIM_CALLS.REASON))
                .set(SCIM_CALLS.LAST_AT, later(SCIM_CALLS.LAST_AT))
                .execute();
    }

    private static <T> Field<T> later(Field<T> column) {
        return DSL.when(SCIM_CALLS.LAST_AT.gt(DSL.excluded(SCIM_CALLS.LAST_AT)), column)
                .otherwise(DSL.excluded(column));
    }

    /** Returns the calls of a token, the refused ones first, then the latest first. */
    List<ScimCall> list(UUID organization, UUID token) {
        return database.selectFrom(SCIM_CALLS)
                .where(SCIM_CALLS.ORGANIZATION_ID.eq(organization).and(SCIM_CALLS.TOKEN_ID.eq(token)))
                .orderBy(
                        SCIM_CALLS.REFUSED.desc(),
                        SCIM_CALLS.LAST_AT.desc(),
                        SCIM_CALLS.METHOD.asc(),
                        SCIM_CALLS.RESOURCE.asc())
                .fetch(ScimCallRepository::toCall);
    }

    private static ScimCall toCall(ScimCallsRecord row) {
        return new ScimCall(
                row.getMethod(),
                row.getResource(),
                row.getRefused(),
                row.getStatus(),
                row.getReason(),
                row.getCalls(),
                row.getLastAt());
    }
}
