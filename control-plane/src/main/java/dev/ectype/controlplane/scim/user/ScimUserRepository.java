package dev.ectype.controlplane.scim.user;

import static dev.ectype.controlplane.jooq.Tables.SCIM_USERS;
import static dev.ectype.controlplane.jooq.Tables.USERS;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.filter.AttributePath;
import dev.ectype.controlplane.scim.filter.ComparisonOperator;
import dev.ectype.controlplane.scim.filter.ScimFilter;
import dev.ectype.controlplane.scim.filter.ScimFilter.Comparison;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.JSONB;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads members with the attributes of SCIM, and writes these attributes. */
@Repository
class ScimUserRepository {
    private static final Field<Instant> UPDATED_AT = DSL.coalesce(SCIM_USERS.UPDATED_AT, USERS.CREATED_AT);

    private final DSLContext database;
    private final JsonMapper json;

    ScimUserRepository(DSLContext database, JsonMapper json) {
        this.database = database;
        this.json = json;
    }

    Optional<ScimUser> find(ProviderAccess access, UUID id) {
        return select(access).and(USERS.ID.eq(id)).fetchOptional(this::toUser);
    }

    int count(ProviderAccess access) {
        return database.fetchCount(USERS, visible(access));
    }

    /** Returns a page of users, oldest first. */
    List<ScimUser> page(ProviderAccess access, int offset, int limit) {
        return select(access).orderBy(USERS.ID).offset(offset).limit(limit).fetch(this::toUser);
    }

    /** Returns at least the users that satisfy a filter, oldest first: conditions that SQL cannot express are left out. */
    List<ScimUser> candidates(ProviderAccess access, @Nullable ScimFilter filter, int limit) {
        return select(access)
                .and(filter == null ? DSL.noCondition() : condition(filter))
                .orderBy(USERS.ID)
                .limit(limit)
                .fetch(this::toUser);
    }

    void store(UUID organization, UUID id, @Nullable String externalId, ObjectNode attributes, Instant at) {
        JSONB stored = JSONB.jsonb(json.writeValueAsString(attributes));
        database.insertInto(SCIM_USERS)
                .set(SCIM_USERS.ORGANIZATION_ID, organization)
                .set(SCIM_USERS.ID, id)
                .set(SCIM_USERS.EXTERNAL_ID, externalId)
                .set(SCIM_USERS.ATTRIBUTES, stored)
                .set(SCIM_USERS.UPDATED_AT, at)
                .onConflict(SCIM_USERS.ORGANIZATION_ID, SCIM_USERS.ID)
                .doUpdate()
                .set(SCIM_USERS.EXTERNAL_ID, externalId)
                .set(SCIM_USERS.ATTRIBUTES, stored)
                .set(SCIM_USERS.UPDATED_AT, at)
                .execute();
    }

    private SelectConditionStep<? extends Record> select(ProviderAccess access) {
        return database.select(
                        USERS.ID,
                        USERS.EMAIL,
                        USERS.NAME,
                        USERS.ACTIVE,
                        USERS.CREATED_AT,
                        SCIM_USERS.EXTERNAL_ID,
                        SCIM_USERS.ATTRIBUTES,
                        UPDATED_AT)
                .from(USERS)
                .leftJoin(SCIM_USERS)
                .on(SCIM_USERS.ORGANIZATION_ID.eq(USERS.ORGANIZATION_ID).and(SCIM_USERS.ID.eq(USERS.ID)))
                .where(visible(access));
    }

    private static Condition visible(ProviderAccess access) {
        return USERS.ORGANIZATION_ID
                .eq(access.organization())
                .and(DSL.splitPart(USERS.EMAIL, "@", 2).in(access.domains()));
    }

    /** Returns a condition that holds for all users that satisfy a filter, and possibly for others. */
    private static Condition condition(ScimFilter filter) {
        if (filter instanceof ScimFilter.And and) {
            return DSL.and(
                    and.filters().stream().map(ScimUserRepository::condition).toList());
        } else if (filter instanceof ScimFilter.Or or) {
            return DSL.or(
                    or.filters().stream().map(ScimUserRepository::condition).toList());
        } else if (filter instanceof Comparison comparison
                && !comparison.operand().isNull()) {
            return comparison(comparison);
        }
        return DSL.trueCondition();
    }

    private static Condition comparison(Comparison comparison) {
        AttributePath path = comparison.path();
        if (path.is("meta", "lastModified")) {
            return time(comparison, UPDATED_AT);
        } else if (path.is("meta", "created")) {
            return time(comparison, USERS.CREATED_AT);
        } else if (comparison.operator() != ComparisonOperator.EQ) {
            return DSL.trueCondition();
        } else if (path.is("active", null)) {
            return USERS.ACTIVE.eq(comparison.operand().asBoolean());
        }
        String text = comparison.operand().asString();
        if (path.is("id", null)) {
            return IdKind.USER.parse(text).<Condition>map(USERS.ID::eq).orElse(DSL.falseCondition());
        } else if (path.is("externalId", null)) {
            return SCIM_USERS.EXTERNAL_ID.eq(text);
        }
        return address(path, text.toLowerCase(Locale.ROOT));
    }

    private static Condition address(AttributePath path, String folded) {
        if (path.is("userName", null)) {
            return USERS.EMAIL.eq(folded);
        } else if (!isAscii(folded)) {
            // The database may convert other characters to lower case differently.
            return DSL.trueCondition();
        } else if (path.is("displayName", null)) {
            return SCIM_USERS
                    .ID
                    .isNull()
                    .or(DSL.lower(DSL.jsonbGetAttributeAsText(SCIM_USERS.ATTRIBUTES, "displayName"))
                            .eq(folded));
        } else if (path.is("emails", "value")) {
            return USERS.EMAIL
                    .eq(folded)
                    .or(DSL.condition(
                            "exists (select from jsonb_array_elements({0} -> 'emails') e where lower(e ->> 'value') = {1})",
                            SCIM_USERS.ATTRIBUTES, DSL.val(folded)));
        }
        return DSL.trueCondition();
    }

    private static Condition time(Comparison comparison, Field<Instant> column) {
        return switch (comparison.operator()) {
            case GT -> column.gt(comparison.time());
            case GE -> column.ge(comparison.time());
            case LT -> column.lt(comparison.time());
            case LE -> column.le(comparison.time());
            case EQ -> column.eq(comparison.time());
            default -> DSL.trueCondition();
        };
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(character -> character < 128);
    }

    private ScimUser toUser(Record row) {
        JSONB attributes = row.get(SCIM_USERS.ATTRIBUTES);
        return new ScimUser(
                row.get(USERS.ID),
                row.get(USERS.EMAIL),
                row.get(USERS.NAME),
                row.get(USERS.ACTIVE),
                row.get(SCIM_USERS.EXTERNAL_ID),
                attributes == null ? null : (ObjectNode) json.readTree(attributes.data()),
                row.get(USERS.CREATED_AT),
                row.get(UPDATED_AT));
    }
}
