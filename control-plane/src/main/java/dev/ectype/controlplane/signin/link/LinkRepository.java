package dev.ectype.controlplane.signin.link;

import static dev.ectype.controlplane.jooq.Tables.SIGN_IN_LINKS;

import dev.ectype.controlplane.jooq.Routines;
import dev.ectype.controlplane.jooq.tables.records.SignInLinksRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of links. */
@Repository
class LinkRepository {
    private final DSLContext database;

    LinkRepository(DSLContext database) {
        this.database = database;
    }

    void insert(SignInLink link, byte[] hash, Instant at) {
        database.insertInto(SIGN_IN_LINKS)
                .set(SIGN_IN_LINKS.ID, link.id())
                .set(SIGN_IN_LINKS.ORGANIZATION_ID, link.organization())
                .set(SIGN_IN_LINKS.PURPOSE, link.purpose().text())
                .set(SIGN_IN_LINKS.HASH, hash)
                .set(SIGN_IN_LINKS.USER_ID, link.user())
                .set(SIGN_IN_LINKS.INVITATION_ID, link.invitation())
                .set(SIGN_IN_LINKS.CREATED_AT, at)
                .set(SIGN_IN_LINKS.EXPIRES_AT, link.expiresAt())
                .execute();
    }

    /** Finds the organization of a link with a database function that returns nothing else. */
    Optional<UUID> organizationOf(byte[] hash) {
        return Optional.ofNullable(Routines.organizationOfSignInLink(database.configuration(), hash));
    }

    Optional<SignInLink> find(UUID organization, byte[] hash) {
        return database.selectFrom(SIGN_IN_LINKS)
                .where(SIGN_IN_LINKS.ORGANIZATION_ID.eq(organization).and(SIGN_IN_LINKS.HASH.eq(hash)))
                .fetchOptional(LinkRepository::toLink);
    }

    /** Deletes a link; returns false if another request has used it. */
    boolean delete(SignInLink link) {
        return database.deleteFrom(SIGN_IN_LINKS)
                        .where(SIGN_IN_LINKS
                                .ORGANIZATION_ID
                                .eq(link.organization())
                                .and(SIGN_IN_LINKS.ID.eq(link.id())))
                        .execute()
                == 1;
    }

    /** Returns the number of links of a user that have not expired. */
    int countOfUser(UUID organization, UUID user, LinkPurpose purpose, Instant now) {
        return database.fetchCount(
                SIGN_IN_LINKS, ofUser(organization, user, purpose).and(SIGN_IN_LINKS.EXPIRES_AT.gt(now)));
    }

    /** Returns when the links of an invitation were created, newest first. */
    List<Instant> createdForInvitation(UUID organization, UUID invitation, Instant since) {
        return database.select(SIGN_IN_LINKS.CREATED_AT)
                .from(SIGN_IN_LINKS)
                .where(ofInvitation(organization, invitation))
                .and(SIGN_IN_LINKS.CREATED_AT.gt(since))
                .orderBy(SIGN_IN_LINKS.CREATED_AT.desc())
                .fetch(SIGN_IN_LINKS.CREATED_AT);
    }

    /** Ends the links of an invitation. */
    void expireOfInvitation(UUID organization, UUID invitation, Instant now) {
        database.update(SIGN_IN_LINKS)
                .set(SIGN_IN_LINKS.EXPIRES_AT, now)
                .where(ofInvitation(organization, invitation))
                .and(SIGN_IN_LINKS.EXPIRES_AT.gt(now))
                .execute();
    }

    private static Condition ofInvitation(UUID organization, UUID invitation) {
        return SIGN_IN_LINKS.ORGANIZATION_ID.eq(organization).and(SIGN_IN_LINKS.INVITATION_ID.eq(invitation));
    }

    void deleteOfUser(UUID organization, UUID user, LinkPurpose purpose) {
        database.deleteFrom(SIGN_IN_LINKS)
                .where(ofUser(organization, user, purpose))
                .execute();
    }

    void deleteOfOrganization(UUID organization, LinkPurpose purpose) {
        database.deleteFrom(SIGN_IN_LINKS)
                .where(SIGN_IN_LINKS.ORGANIZATION_ID.eq(organization))
                .and(SIGN_IN_LINKS.PURPOSE.eq(purpose.text()))
                .execute();
    }

    /** Deletes the links of an organization that expired before a time. */
    void deleteExpired(UUID organization, Instant before) {
        database.deleteFrom(SIGN_IN_LINKS)
                .where(SIGN_IN_LINKS.ORGANIZATION_ID.eq(organization).and(SIGN_IN_LINKS.EXPIRES_AT.lt(before)))
                .execute();
    }

    private static Condition ofUser(UUID organization, UUID user, LinkPurpose purpose) {
        return SIGN_IN_LINKS
                .ORGANIZATION_ID
                .eq(organization)
                .and(SIGN_IN_LINKS.USER_ID.eq(user))
                .and(SIGN_IN_LINKS.PURPOSE.eq(purpose.text()));
    }

    private static SignInLink toLink(SignInLinksRecord row) {
        return new SignInLink(
                row.getOrganizationId(),
                row.getId(),
                LinkPurpose.of(row.getPurpose()),
                row.getUserId(),
                row.getInvitationId(),
                row.getExpiresAt());
    }
}
