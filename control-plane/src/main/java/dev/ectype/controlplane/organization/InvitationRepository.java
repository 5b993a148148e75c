package dev.ectype.controlplane.organization;

import static dev.ectype.controlplane.jooq.tables.Invitations.INVITATIONS;

import dev.ectype.controlplane.jooq.tables.records.InvitationsRecord;
import dev.ectype.controlplane.platform.auth.Scope;
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
import org.springframework.stereotype.Repository;

/** Reads and writes the table of invitations. */
@Repository
class InvitationRepository {
    private final DSLContext database;
    private final ListQuery<Invitation> list;

    InvitationRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(INVITATIONS),
                INVITATIONS.ORGANIZATION_ID,
                INVITATIONS.ID,
                InvitationRepository::toInvitation);
    }

    /** Inserts an invitation; returns empty if its address already has one. */
    Optional<Invitation> insert(UUID organization, Invitation invitation) {
        return database.insertInto(INVITATIONS)
                .set(INVITATIONS.ID, IdKind.INVITATION.require(invitation.id()))
                .set(INVITATIONS.ORGANIZATION_ID, organization)
                .set(INVITATIONS.EMAIL, invitation.email())
                .set(INVITATIONS.SCOPE, invitation.scope().text())
                .set(INVITATIONS.CREATED_AT, invitation.createdAt())
                .set(INVITATIONS.EXPIRES_AT, invitation.expiresAt())
                .onConflict(INVITATIONS.ORGANIZATION_ID, INVITATIONS.EMAIL)
                .doNothing()
                .returning()
                .fetchOptional(InvitationRepository::toInvitation);
    }

    List<Invitation> list(UUID organization, PageRequest page) {
        return list.page(organization, page).fetch();
    }

    Optional<Invitation> find(UUID organization, UUID id) {
        return database.selectFrom(INVITATIONS)
                .where(is(organization, id))
                .fetchOptional(InvitationRepository::toInvitation);
    }

    /** Finds an invitation and locks it until the transaction ends. */
    Optional<Invitation> lock(UUID organization, UUID id) {
        return database.selectFrom(INVITATIONS)
                .where(is(organization, id))
                .forUpdate()
                .fetchOptional(InvitationRepository::toInvitation);
    }

    Invitation extend(UUID organization, UUID id, Instant expiresAt) {
        return database.update(INVITATIONS)
                .set(INVITATIONS.EXPIRES_AT, expiresAt)
                .where(is(organization, id))
                .returning()
                .fetchSingle(InvitationRepository::toInvitation);
    }

    /** Deletes the invitation of an address and returns it. */
    Optional<Invitation> delete(UUID organization, String email) {
        return delete(INVITATIONS.ORGANIZATION_ID.eq(organization).and(INVITATIONS.EMAIL.eq(email)));
    }

    /** Deletes an invitation and returns it. */
    Optional<Invitation> delete(UUID organization, UUID id) {
        return delete(is(organization, id));
    }

    private static Condition is(UUID organization, UUID id) {
        return INVITATIONS.ORGANIZATION_ID.eq(organization).and(INVITATIONS.ID.eq(id));
    }

    private Optional<Invitation> delete(Condition which) {
        return database.deleteFrom(INVITATIONS)
                .where(which)
                .returning()
                .fetchOptional(InvitationRepository::toInvitation);
    }

    private static Invitation toInvitation(InvitationsRecord row) {
        return toInvitation(row::get);
    }

    private static Invitation toInvitation(Row row) {
        return new Invitation(
                IdKind.INVITATION.text(row.get(INVITATIONS.ID)),
                row.get(INVITATIONS.EMAIL),
                Scope.of(row.get(INVITATIONS.SCOPE)),
                row.get(INVITATIONS.CREATED_AT),
                row.get(INVITATIONS.EXPIRES_AT));
    }
}
