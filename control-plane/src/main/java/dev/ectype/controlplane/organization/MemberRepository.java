package dev.ectype.controlplane.organization;

import static dev.ectype.controlplane.jooq.tables.Organizations.ORGANIZATIONS;
import static dev.ectype.controlplane.jooq.tables.Users.USERS;

import dev.ectype.controlplane.jooq.tables.records.UsersRecord;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of users, as members of their organization. */
@Repository
class MemberRepository {
    private static final Filter<String> NAMED = Filter.of(
            "named",
            String.class,
            part -> USERS.EMAIL.containsIgnoreCase(part).or(USERS.NAME.containsIgnoreCase(part)));

    private final DSLContext database;
    private final ListQuery<Member> list;

    MemberRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(USERS), USERS.ORGANIZATION_ID, USERS.ID, MemberRepository::toMember);
    }

    List<Member> list(UUID organization, @Nullable String query, PageRequest page) {
        return list.page(organization, page).where(NAMED, query).fetch();
    }

    Optional<Member> find(UUID organization, UUID id) {
        return database.selectFrom(USERS).where(is(organization, id)).fetchOptional(MemberRepository::toMember);
    }

    Optional<Member> findByAddress(UUID organization, String email) {
        return database.selectFrom(USERS)
                .where(USERS.ORGANIZATION_ID.eq(organization).and(USERS.EMAIL.eq(email)))
                .fetchOptional(MemberRepository::toMember);
    }

    /** Inserts a member; returns empty if the address has one. */
    Optional<Member> insert(UUID organization, UUID id, NewMember member, Instant at) {
        return database.insertInto(USERS)
                .set(USERS.ID, id)
                .set(USERS.ORGANIZATION_ID, organization)
                .set(USERS.EMAIL, member.email())
                .set(USERS.NAME, member.name())
                .set(USERS.SCOPE, member.scope().text())
                .set(USERS.ACTIVE, member.active())
                .set(USERS.CREATED_AT, at)
                .onConflict(USERS.ORGANIZATION_ID, USERS.EMAIL)
                .doNothing()
                .returning()
                .fetchOptional(MemberRepository::toMember);
    }

    /** Stores all members of the representation that can change. */
    Member update(UUID organization, Member member) {
        return database.update(USERS)
                .set(USERS.EMAIL, member.email())
                .set(USERS.NAME, member.name())
                .set(USERS.SCOPE, member.scope().text())
                .set(USERS.ACTIVE, member.active())
                .where(is(organization, IdKind.USER.require(member.id())))
                .returning()
                .fetchSingle(MemberRepository::toMember);
    }

    void signedIn(UUID organization, UUID id, Instant at) {
        database.update(USERS)
                .set(USERS.LAST_SIGNED_IN_AT, at)
                .where(is(organization, id))
                .execute();
    }

    boolean hasAddress(UUID organization, String email) {
        return database.fetchExists(
                USERS, USERS.ORGANIZATION_ID.eq(organization).and(USERS.EMAIL.eq(email)));
    }

    /** Returns the number of members with an address in an e-mail domain who may sign in. */
    int count(UUID organization, String domain) {
        return database.fetchCount(
                USERS,
                USERS.ORGANIZATION_ID
                        .eq(organization)
                        .and(USERS.ACTIVE)
                        .and(DSL.splitPart(USERS.EMAIL, "@", 2).eq(domain)));
    }

    /** Locks the members until the transaction ends, so that two administrators cannot remove each other at the same time. */
    void lockMembers(UUID organization) {
        database.select(ORGANIZATIONS.ID)
                .from(ORGANIZATIONS)
                .where(ORGANIZATIONS.ID.eq(organization))
                .forNoKeyUpdate()
                .fetch();
    }

    /** Returns the number of administrators who may sign in. */
    int administrators(UUID organization) {
        return database.fetchCount(
                USERS,
                USERS.ORGANIZATION_ID
                        .eq(organization)
                        .and(USERS.SCOPE.eq(Scope.ADMIN.text()))
                        .and(USERS.ACTIVE));
    }

    /** Deletes a member; the database deletes the member's sessions. */
    void delete(UUID organization, UUID id) {
        database.deleteFrom(USERS).where(is(organization, id)).execute();
    }

    private static Condition is(UUID organization, UUID id) {
        return USERS.ORGANIZATION_ID.eq(organization).and(USERS.ID.eq(id));
    }

    private static Member toMember(UsersRecord row) {
        return toMember(row::get);
    }

    private static Member toMember(Row row) {
        return new Member(
                IdKind.USER.text(row.get(USERS.ID)),
                row.get(USERS.EMAIL),
                row.get(USERS.NAME),
                Scope.of(row.get(USERS.SCOPE)),
                row.get(USERS.ACTIVE),
                row.get(USERS.CREATED_AT),
                row.get(USERS.LAST_SIGNED_IN_AT));
    }
}
