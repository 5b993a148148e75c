package dev.ectype.controlplane.platform.job;

import dev.ectype.controlplane.platform.database.Tenant;
import java.util.UUID;

/** A job that is done for each organization by itself, so that it sees what requests of that organization see. */
public abstract class OrganizationJob implements Job {
    private final JobRepository organizations;

    protected OrganizationJob(JobRepository organizations) {
        this.organizations = organizations;
    }

    @Override
    @SuppressWarnings("try")
    public final void run() {
        for (UUID organization : organizations.organizations()) {
            try (Tenant ignored = Tenant.enter(organization)) {
                run(organization);
            }
        }
    }

    /** Does it for one, in transactions of its own. */
    protected abstract void run(UUID organization);
}
