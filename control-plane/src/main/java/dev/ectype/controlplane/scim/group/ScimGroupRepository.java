package dev.ectype.controlplane.scim.group;

import static dev.ectype.controlplane.jooq.Tables.SCIM_GROUPS;
import static dev.ectype.controlplane.jooq.Tables.SCIM_GROUP_MEMBERS;
import static dev.ectype.controlplane.jooq.Tables.USERS;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.filter.AttributePath;
import dev.ectype.controlplane.scim.filter.ComparisonOperator;
import dev.ectype.controlplane.scim.filter.ScimFilter;
import dev.ectype.controlplane.scim.filter.ScimFilter.Comparison;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of groups. */
@Repository
class ScimGroupRepository {
    private static final String MEMBER_COUNT = "member_count";

    private final DSLContext database;

    ScimGroupRepository(DSLContext database) {
        this.database = database;
    }

    Optional<ScimGroup> find(ProviderAccess access, UUID id) {
        return select(access).and(SCIM_GROUPS.ID.eq(id)).fetchOptional(ScimGroupRepository::toGroup);
    }

    /** Returns whether another group of the same provider has a name, which ignores case. */
    boolean hasName(UUID organization, @Nullable UUID provider, String displayName, @Nullable UUID except) {
        return database.fetchExists(
                SCIM_GROUPS,
                SCIM_GROUPS
                        .ORGANIZATION_ID
                        .eq(organization)
                        .and(SCIM_GROUPS.PROVIDER_ID.isNotDistinctFrom(provider))
                        .and(DSL.lower(SCIM_GROUPS.DISPLAY_NAME).eq(DSL.lower(displayName)))
                        .and(except == null ? DSL.noCondition() : SCIM_GROUPS.ID.ne(except)));
    }

    /** Returns the provider of a group, or null. */
    @Nullable
    UUID provider(UUID organization, UUID id) {
        return database.select(SCIM_GROUPS.PROVIDER_ID)
                .from(SCIM_GROUPS)
                .where(is(organization, id))
                .fetchOne(SCIM_GROUPS.PROVIDER_ID);
    }

    int count(ProviderAccess access) {
        return database.fetchCount(SCIM_GROUPS, visible(access));
    }

    /** Returns a page of groups, oldest first. */
    List<ScimGroup> page(ProviderAccess access, int offset, int limit) {
        return select(access)
                .orderBy(SCIM_GROUPS.ID)
                .offset(offset)
                .limit(limit)
                .fetch(ScimGroupRepository::toGroup);
    }

    /** Returns at least the groups that satisfy a filter, oldest first: conditions that SQL cannot express are left out. */
    List<ScimGroup> candidates(ProviderAccess access, @Nullable ScimFilter filter, int limit) {
        return select(access)
                .and(filter == null ? DSL.noCondition() : condition(filter))
                .orderBy(SCIM_GROUPS.ID)
                .limit(limit)
                .fetch(ScimGroupRepository::toGroup);
    }

    void insert(UUID organization, UUID id, GroupChanges group, Instant at) {
        database.insertInto(SCIM_GROUPS)
                .set(SCIM_GROUPS.ID, id)
                .set(SCIM_GROUPS.ORGANIZATION_ID, organization)
                .set(SCIM_GROUPS.PROVIDER_ID, group.provider())
                .set(SCIM_GROUPS.DISPLAY_NAME, group.displayName())
                .set(SCIM_GROUPS.EXTERNAL_ID, group.externalId())
                .set(SCIM_GROUPS.SCOPE, text(group.scope()))
                .set(SCIM_GROUPS.CREATED_AT, at)
                .set(SCIM_GROUPS.UPDATED_AT, at)
                .execute();
    }

    void update(UUID organization, UUID id, GroupChanges group, Instant at) {
        database.update(SCIM_GROUPS)
                .set(SCIM_GROUPS.DISPLAY_NAME, group.displayName())
                .set(SCIM_GROUPS.EXTERNAL_ID, group.externalId())
                .set(SCIM_GROUPS.SCOPE, text(group.scope()))
                .set(SCIM_GROUPS.VERSION, SCIM_GROUPS.VERSION.plus(1))
                .set(SCIM_GROUPS.UPDATED_AT, at)
                .where(is(organization, id))
                .execute();
    }

    void delete(UUID organization, UUID id) {
        database.deleteFrom(SCIM_GROUPS).where(is(organization, id)).execute();
    }

    private SelectConditionStep<? extends Record> select(ProviderAccess access) {
        Field<Integer> members = DSL.field(DSL.selectCount()
                        .from(SCIM_GROUP_MEMBERS)
                        .join(USERS)
                        .on(USERS.ORGANIZATION_ID
                                .eq(SCIM_GROUP_MEMBERS.ORGANIZATION_ID)
                                .and(USERS.ID.eq(SCIM_GROUP_MEMBERS.USER_ID)))
                        .where(SCIM_GROUP_MEMBERS.ORGANIZATION_ID.eq(SCIM_GROUPS.ORGANIZATION_ID))
                        .and(SCIM_GROUP_MEMBERS.GROUP_ID.eq(SCIM_GROUPS.ID))
                        .and(DSL.splitPart(USERS.EMAIL, "@", 2).in(access.domains())))
                .as(MEMBER_COUNT);
        return database.select(SCIM_GROUPS.fields())
                .select(members)
                .from(SCIM_GROUPS)
                .where(visible(access));
    }

    private static Condition visible(ProviderAccess access) {
        return SCIM_GROUPS
                .ORGANIZATION_ID
                .eq(access.organization())
                .and(access.bound() == null ? DSL.noCondition() : SCIM_GROUPS.PROVIDER_ID.eq(access.bound()));
    }

    private static Condition is(UUID organization, UUID id) {
        return SCIM_GROUPS.ORGANIZATION_ID.eq(organization).and(SCIM_GROUPS.ID.eq(id));
    }

    /** Returns a condition that holds for all groups that satisfy a filter, and possibly for others. */
    private static Condition condition(ScimFilter filter) {
        if (filter instanceof ScimFilter.And and) {
            return DSL.and(
                    and.filters().stream().map(ScimGroupRepository::condition).toList());
        } else if (filter instanceof ScimFilter.Or or) {
            return DSL.or(
                    or.filters().stream().map(ScimGroupRepository::condition).toList());
        } else if (filter instanceof Comparison comparison
                && comparison.operator() == ComparisonOperator.EQ
                && comparison.operand().isString()) {
            return equality(comparison.path(), comparison.operand().asString());
        }
        return DSL.trueCondition();
    }

    private static Condition equality(AttributePath path, String text) {
        if (path.is("id", null)) {
            return IdKind.GROUP.parse(text).<Condition>map(SCIM_GROUPS.ID::eq).orElse(DSL.falseCondition());
        } else if (path.is("externalId", null)) {
            return SCIM_GROUPS.EXTERNAL_ID.eq(text);
        } else if (path.is("displayName", null) && text.chars().allMatch(character -> character < 128)) {
            return DSL.lower(SCIM_GROUPS.DISPLAY_NAME).eq(DSL.lower(text));
        } else if (path.is("members", "value")) {
            return IdKind.USER
                    .parse(text)
                    .map(user -> DSL.exists(DSL.selectOne()
                            .from(SCIM_GROUP_MEMBERS)
                            .where(SCIM_GROUP_MEMBERS.ORGANIZATION_ID.eq(SCIM_GROUPS.ORGANIZATION_ID))
                            .and(SCIM_GROUP_MEMBERS.GROUP_ID.eq(SCIM_GROUPS.ID))
                            .and(SCIM_GROUP_MEMBERS.USER_ID.eq(user))))
                    .orElse(DSL.falseCondition());
        }
        return DSL.trueCondition();
    }

    private static @Nullable String text(@Nullable Scope scope) {
        return scope == null ? null : scope.text();
    }

    private static ScimGroup toGroup(Record row) {
        String scope = row.get(SCIM_GROUPS.SCOPE);
        return new ScimGroup(
                row.get(SCIM_GROUPS.ID),
                row.get(SCIM_GROUPS.DISPLAY_NAME),
                row.get(SCIM_GROUPS.EXTERNAL_ID),
                scope == null ? null : Scope.of(scope),
                row.get(MEMBER_COUNT, Integer.class),
                row.get(SCIM_GROUPS.VERSION),
                row.get(SCIM_GROUPS.CREATED_AT),
                row.get(SCIM_GROUPS.UPDATED_AT));
    }
}
