package dev.ectype.controlplane.organization;

import static dev.ectype.controlplane.jooq.tables.Organizations.ORGANIZATIONS;

import dev.ectype.controlplane.jooq.tables.records.OrganizationsRecord;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads and writes the caller's row in the table of organizations. */
@Repository
public class OrganizationRepository {
    private final DSLContext database;

    OrganizationRepository(DSLContext database) {
        this.database = database;
    }

    Optional<Organization> find(UUID id) {
        return database.selectFrom(ORGANIZATIONS)
                .where(ORGANIZATIONS.ID.eq(id))
                .fetchOptional(OrganizationRepository::toOrganization);
    }

    /** Finds the organization and locks it until the transaction ends. */
    public Optional<Organization> lock(UUID id) {
        return database.selectFrom(ORGANIZATIONS)
                .where(ORGANIZATIONS.ID.eq(id))
                .forNoKeyUpdate()
                .fetchOptional(OrganizationRepository::toOrganization);
    }

    Organization rename(UUID id, String name) {
        return database.update(ORGANIZATIONS)
                .set(ORGANIZATIONS.NAME, name)
                .where(ORGANIZATIONS.ID.eq(id))
                .returning()
                .fetchSingle(OrganizationRepository::toOrganization);
    }

    public static Organization toOrganization(OrganizationsRecord row) {
        return new Organization(
                IdKind.ORGANIZATION.text(row.getId()),
                row.getSlug(),
                row.getName(),
                Plan.of(row.getPlan()),
                row.getCreatedAt());
    }
}
