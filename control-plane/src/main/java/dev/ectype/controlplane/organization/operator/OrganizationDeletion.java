package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Deletes organizations. The transaction that deletes the rows records the organization, so that its contents are deleted afterwards even if
 * this process ends in between.
 */
@Component
class OrganizationDeletion {
    private final TenantRowRepository rows;
    private final OperatorRepository organizations;
    private final DeletedOrganizationRepository deleted;
    private final DeletedContents contents;

    OrganizationDeletion(
            TenantRowRepository rows,
            OperatorRepository organizations,
            DeletedOrganizationRepository deleted,
            DeletedContents contents) {
        this.rows = rows;
        this.organizations = organizations;
        this.deleted = deleted;
        this.contents = contents;
    }

    /** Deletes the rows of a locked organization, in the transaction that locked it. */
    DeletedRows deleteRows(OrganizationStatus organization) {
        if (organization.suspendedAt() == null) {
            throw new Conflict("The organization \"" + organization.slug()
                    + "\" is not suspended; suspend it with `ectype control-plane organization suspend "
                    + organization.slug() + "` before you delete it.");
        }
        UUID id = IdKind.ORGANIZATION.require(organization.id());
        long count = rows.delete(id);
        organizations.delete(id);
        deleted.insert(id, organization.slug());
        return new DeletedRows(deleted.get(id), count);
    }

    /** Finds the organization with this slug that an earlier attempt deleted. */
    Optional<DeletedRows> earlier(String slug) {
        return deleted.find(slug).map(organization -> new DeletedRows(organization, 0));
    }

    DeletedOrganization deleteContents(DeletedOrganization organization) {
        UUID id = IdKind.ORGANIZATION.require(organization.id());
        contents.delete(id);
        return deleted.get(id);
    }

    List<DeletedOrganization> list() {
        return deleted.list();
    }
}
