package dev.ectype.controlplane.scim.group;

import static dev.ectype.controlplane.jooq.Tables.SCIM_GROUPS;
import static dev.ectype.controlplane.jooq.Tables.SCIM_GROUP_MEMBERS;
import static dev.ectype.controlplane.jooq.Tables.USERS;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of group members. */
@Repository
class GroupMemberRepository {
    private final DSLContext database;

    GroupMemberRepository(DSLContext database) {
        this.database = database;
    }

    /** Returns the members of groups that a caller manages, in the order of their creation. */
    List<GroupMember> members(ProviderAccess access, Collection<UUID> groups) {
        return database.select(
                        SCIM_GROUP_MEMBERS.GROUP_ID, SCIM_GROUP_MEMBERS.USER_ID, DSL.coalesce(USERS.NAME, USERS.EMAIL))
                .from(SCIM_GROUP_MEMBERS)
                .join(USERS)
                .on(USERS.ORGANIZATION_ID
                        .eq(SCIM_GROUP_MEMBERS.ORGANIZATION_ID)
                        .and(USERS.ID.eq(SCIM_GROUP_MEMBERS.USER_ID)))
                .where(SCIM_GROUP_MEMBERS.ORGANIZATION_ID.eq(access.organization()))
                .and(isOneOf(SCIM_GROUP_MEMBERS.GROUP_ID, groups))
                .and(managed(access))
                .orderBy(SCIM_GROUP_MEMBERS.GROUP_ID, SCIM_GROUP_MEMBERS.USER_ID)
                .fetch(row -> new GroupMember(row.value1(), row.value2(), row.value3()));
    }

    /** Returns those of some users that a caller manages. */
    Set<UUID> managed(ProviderAccess access, Collection<UUID> users) {
        return new LinkedHashSet<>(database.select(USERS.ID)
                .from(USERS)
                .where(USERS.ORGANIZATION_ID.eq(access.organization()))
                .and(isOneOf(USERS.ID, users))
                .and(managed(access))
                .fetch(USERS.ID));
    }

    /** Returns the groups of users that a caller manages. */
    List<UserGroup> groups(ProviderAccess access, Collection<UUID> users) {
        return database.select(SCIM_GROUP_MEMBERS.USER_ID, SCIM_GROUPS.ID, SCIM_GROUPS.DISPLAY_NAME)
                .from(SCIM_GROUP_MEMBERS)
                .join(SCIM_GROUPS)
                .on(isGroupOfMember())
                .where(SCIM_GROUP_MEMBERS.ORGANIZATION_ID.eq(access.organization()))
                .and(isOneOf(SCIM_GROUP_MEMBERS.USER_ID, users))
                .and(access.bound() == null ? DSL.noCondition() : SCIM_GROUPS.PROVIDER_ID.eq(access.bound()))
                .orderBy(SCIM_GROUPS.ID)
                .fetch(row -> new UserGroup(row.value1(), new GroupReference(row.value2(), row.value3())));
    }

    /** Returns the users with their groups, one row for each membership and at least one for each user. */
    List<MemberScope> scopes(UUID organization, Collection<UUID> users) {
        return database.select(USERS.ID, USERS.EMAIL, USERS.SCOPE, SCIM_GROUPS.DISPLAY_NAME, SCIM_GROUPS.SCOPE)
                .from(USERS)
                .leftJoin(SCIM_GROUP_MEMBERS)
                .on(SCIM_GROUP_MEMBERS
                        .ORGANIZATION_ID
                        .eq(USERS.ORGANIZATION_ID)
                        .and(SCIM_GROUP_MEMBERS.USER_ID.eq(USERS.ID)))
                .leftJoin(SCIM_GROUPS)
                .on(isGroupOfMember())
                .where(USERS.ORGANIZATION_ID.eq(organization))
                .and(isOneOf(USERS.ID, users))
                .orderBy(USERS.ID)
                .fetch(row -> new MemberScope(
                        row.value1(),
                        row.value2(),
                        Scope.of(row.value3()),
                        row.value4(),
                        row.value5() == null ? null : Scope.of(row.value5())));
    }

    void add(UUID organization, UUID group, Collection<UUID> users) {
        database.insertInto(
                        SCIM_GROUP_MEMBERS,
                        SCIM_GROUP_MEMBERS.ORGANIZATION_ID,
                        SCIM_GROUP_MEMBERS.GROUP_ID,
                        SCIM_GROUP_MEMBERS.USER_ID)
                .select(DSL.select(USERS.ORGANIZATION_ID, DSL.val(group), USERS.ID)
                        .from(USERS)
                        .where(USERS.ORGANIZATION_ID.eq(organization))
                        .and(isOneOf(USERS.ID, users)))
                .execute();
    }

    void remove(UUID organization, UUID group, Collection<UUID> users) {
        database.deleteFrom(SCIM_GROUP_MEMBERS)
                .where(SCIM_GROUP_MEMBERS.ORGANIZATION_ID.eq(organization))
                .and(SCIM_GROUP_MEMBERS.GROUP_ID.eq(group))
                .and(isOneOf(SCIM_GROUP_MEMBERS.USER_ID, users))
                .execute();
    }

    private static Condition isGroupOfMember() {
        return SCIM_GROUPS
                .ORGANIZATION_ID
                .eq(SCIM_GROUP_MEMBERS.ORGANIZATION_ID)
                .and(SCIM_GROUPS.ID.eq(SCIM_GROUP_MEMBERS.GROUP_ID));
    }

    private static Condition managed(ProviderAccess access) {
        return DSL.splitPart(USERS.EMAIL, "@", 2).in(access.domains());
    }

    /** Joins an array, which is one parameter for any number of values; a comparison with it would be linear for each row. */
    private static Condition isOneOf(Field<UUID> column, Collection<UUID> values) {
        return column.in(DSL.select(DSL.field("value", UUID.class))
                .from(DSL.unnest(values.toArray(new UUID[0])).as("wanted", "value")));
    }

    /** Pairs a user with one of the user's groups. */
    record UserGroup(UUID user, GroupReference group) {}

    /**
     * Holds a user with one of the user's groups.
     *
     * @param scope the current scope of the user
     * @param group the name of the group; null for a user without groups
     * @param groupScope the scope of the group itself, or null
     */
    record MemberScope(
            UUID user,
            String email,
            Scope scope,
            @Nullable String group,
            @Nullable Scope groupScope) {}
}
