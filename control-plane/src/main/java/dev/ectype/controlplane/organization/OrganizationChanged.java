package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that an organization was created or updated. */
public record OrganizationChanged(
        String kind, String target, @Nullable Organization before, Organization after) implements Change {
    public static OrganizationChanged created(Organization organization) {
        return new OrganizationChanged("organization.created", organization.id(), null, organization);
    }

    public static OrganizationChanged updated(Organization before, Organization after) {
        return new OrganizationChanged("organization.updated", after.id(), before, after);
    }
}
