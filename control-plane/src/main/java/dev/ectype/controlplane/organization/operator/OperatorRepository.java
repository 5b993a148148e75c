package dev.ectype.controlplane.organization.operator;

import static dev.ectype.controlplane.jooq.tables.ApiKeys.API_KEYS;
import static dev.ectype.controlplane.jooq.tables.Installation.INSTALLATION;
import static dev.ectype.controlplane.jooq.tables.Organizations.ORGANIZATIONS;

import dev.ectype.controlplane.jooq.tables.records.OrganizationsRecord;
import dev.ectype.controlplane.organization.Organization;
import dev.ectype.controlplane.organization.OrganizationRepository;
import dev.ectype.controlplane.platform.Plan;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes all organizations, as owner of the tables. */
@Repository
class OperatorRepository {
    private final DSLContext database;

    OperatorRepository(DSLContext database) {
        this.database = database;
    }

    /** Locks the table, so that operators work one after the other. */
    void lockOrganizations() {
        database.execute("lock table organizations in share row exclusive mode");
    }

    boolean hasOrganization() {
        return database.fetchExists(ORGANIZATIONS);
    }

    /** Identifies the first key and its organization. */
    record FirstKey(UUID organization, UUID id) {}

    /** Finds the first key if it was created before a time and neither confirmed nor used. */
    Optional<FirstKey> findUnconfirmed(Instant before) {
        return database.select(API_KEYS.ORGANIZATION_ID, API_KEYS.ID)
                .from(INSTALLATION)
                .join(API_KEYS)
                .on(API_KEYS.ID.eq(INSTALLATION.FIRST_KEY))
                .where(API_KEYS.LAST_USED_AT.isNull())
                .and(API_KEYS.CREATED_AT.lt(before))
                .fetchOptional(row -> new FirstKey(row.value1(), row.value2()));
    }

    /**
     * Stores the first key until its confirmation.
     *
     * @param key the first key, or null after the confirmation
     */
    void keepFirstKey(@Nullable UUID key) {
        database.update(INSTALLATION).set(INSTALLATION.FIRST_KEY, key).execute();
    }

    /** Removes the storage identifier, so that the next start adopts the configured storage. */
    void forgetStorage() {
        database.update(INSTALLATION).setNull(INSTALLATION.STORAGE_ID).execute();
    }

    /** Inserts an organization; returns empty if its slug is taken. */
    Optional<Organization> insert(UUID id, NewOrganization organization) {
        return database.insertInto(ORGANIZATIONS)
                .set(ORGANIZATIONS.ID, id)
                .set(ORGANIZATIONS.SLUG, organization.slug())
                .set(ORGANIZATIONS.NAME, organization.name())
                .set(ORGANIZATIONS.PLAN, organization.plan().text())
                .set(ORGANIZATIONS.CREATED_AT, organization.at())
                .onConflict(ORGANIZATIONS.SLUG)
                .doNothing()
                .returning()
                .fetchOptional(OrganizationRepository::toOrganization);
    }

    List<OrganizationStatus> list() {
        return database.selectFrom(ORGANIZATIONS).orderBy(ORGANIZATIONS.SLUG).fetch(OperatorRepository::toStatus);
    }

    /** Finds an organization and locks it until the transaction ends, so that no rows can be added to it. */
    Optional<OrganizationStatus> lock(UUID id) {
        return database.selectFrom(ORGANIZATIONS)
                .where(ORGANIZATIONS.ID.eq(id))
                .forUpdate()
                .fetchOptional(OperatorRepository::toStatus);
    }

    /**
     * Suspends or resumes an organization.
     *
     * @param at the time of the suspension; null to resume
     * @param reason the reason of the operator, or null
     */
    OrganizationStatus suspend(UUID id, @Nullable Instant at, @Nullable String reason) {
        return database.update(ORGANIZATIONS)
                .set(ORGANIZATIONS.SUSPENDED_AT, at)
                .set(ORGANIZATIONS.SUSPENSION_REASON, reason)
                .where(ORGANIZATIONS.ID.eq(id))
                .returning()
                .fetchSingle(OperatorRepository::toStatus);
    }

    /** Deletes the organization itself, after all that belongs to it. */
    void delete(UUID id) {
        database.deleteFrom(ORGANIZATIONS).where(ORGANIZATIONS.ID.eq(id)).execute();
    }

    private static OrganizationStatus toStatus(OrganizationsRecord row) {
        Organization organization = OrganizationRepository.toOrganization(row);
        return new OrganizationStatus(
                organization.id(),
                organization.slug(),
                organization.name(),
                organization.plan(),
                organization.createdAt(),
                row.getSuspendedAt(),
                row.getSuspensionReason());
    }

    Optional<UUID> find(String slug) {
        return database.select(ORGANIZATIONS.ID)
                .from(ORGANIZATIONS)
                .where(ORGANIZATIONS.SLUG.eq(slug))
                .fetchOptional(ORGANIZATIONS.ID);
    }

    Organization changePlan(UUID id, Plan plan) {
        return database.update(ORGANIZATIONS)
                .set(ORGANIZATIONS.PLAN, plan.text())
                .where(ORGANIZATIONS.ID.eq(id))
                .returning()
                .fetchSingle(OrganizationRepository::toOrganization);
    }
}
