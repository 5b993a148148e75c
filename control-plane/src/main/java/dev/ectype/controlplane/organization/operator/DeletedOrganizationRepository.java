package dev.ectype.controlplane.organization.operator;

import static dev.ectype.controlplane.jooq.tables.DeletedOrganizations.DELETED_ORGANIZATIONS;

import dev.ectype.controlplane.jooq.tables.records.DeletedOrganizationsRecord;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of deleted organizations, by the clock of the database. */
@Repository
class DeletedOrganizationRepository {
    private static final Field<Instant> NOW =
            DSL.field("date_trunc('milliseconds', now())", DELETED_ORGANIZATIONS.DELETED_AT.getDataType());

    private final DSLContext database;

    DeletedOrganizationRepository(DSLContext database) {
        this.database = database;
    }

    void insert(UUID id, String slug) {
        database.insertInto(DELETED_ORGANIZATIONS)
                .set(DELETED_ORGANIZATIONS.ID, id)
                .set(DELETED_ORGANIZATIONS.SLUG, slug)
                .set(DELETED_ORGANIZATIONS.DELETED_AT, NOW)
                .execute();
    }

    /** Returns all deleted organizations, the latest first. */
    List<DeletedOrganization> list() {
        return database.selectFrom(DELETED_ORGANIZATIONS)
                .orderBy(DELETED_ORGANIZATIONS.DELETED_AT.desc(), DELETED_ORGANIZATIONS.ID.desc())
                .fetch(DeletedOrganizationRepository::toDeleted);
    }

    DeletedOrganization get(UUID id) {
        return database.selectFrom(DELETED_ORGANIZATIONS)
                .where(DELETED_ORGANIZATIONS.ID.eq(id))
                .fetchSingle(DeletedOrganizationRepository::toDeleted);
    }

    /** Finds the last deleted organization with a slug. */
    Optional<DeletedOrganization> find(String slug) {
        return database.selectFrom(DELETED_ORGANIZATIONS)
                .where(DELETED_ORGANIZATIONS.SLUG.eq(slug))
                .orderBy(DELETED_ORGANIZATIONS.DELETED_AT.desc(), DELETED_ORGANIZATIONS.ID.desc())
                .limit(1)
                .fetchOptional(DeletedOrganizationRepository::toDeleted);
    }

    /**
     * Returns the deleted organizations that may still have contents in storage.
     *
     * @param late the time after a deletion in which a running request may store a content
     */
    List<UUID> withContents(Duration late) {
        Field<Instant> end = DSL.field(
                "{0} + make_interval(secs => {1})",
                DELETED_ORGANIZATIONS.DELETED_AT.getDataType(),
                DELETED_ORGANIZATIONS.DELETED_AT,
                DSL.val(late.toSeconds()));
        Condition incomplete =
                DELETED_ORGANIZATIONS.CONTENTS_GONE_AT.isNull().or(DELETED_ORGANIZATIONS.CONTENTS_GONE_AT.lt(end));
        return database.select(DELETED_ORGANIZATIONS.ID)
                .from(DELETED_ORGANIZATIONS)
                .where(incomplete)
                .orderBy(DELETED_ORGANIZATIONS.DELETED_AT)
                .fetch(DELETED_ORGANIZATIONS.ID);
    }

    /** Records that the contents were deleted just now. */
    void markContentsDeleted(UUID id) {
        database.update(DELETED_ORGANIZATIONS)
                .set(DELETED_ORGANIZATIONS.CONTENTS_GONE_AT, NOW)
                .where(DELETED_ORGANIZATIONS.ID.eq(id))
                .execute();
    }

    private static DeletedOrganization toDeleted(DeletedOrganizationsRecord row) {
        return new DeletedOrganization(
                IdKind.ORGANIZATION.text(row.getId()), row.getSlug(), row.getDeletedAt(), row.getContentsGoneAt());
    }
}
