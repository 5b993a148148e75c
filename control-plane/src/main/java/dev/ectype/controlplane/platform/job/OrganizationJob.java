package dev.ectype.controlplane.platform.job;

import dev.ectype.controlplane.platform.database.Tenant;
import java.util.List;
import java.util.UUID;

/** Runs a job for each organization separately, with the visibility of that organization's requests. */
public abstract class OrganizationJob implements Job {
    private final JobRepository organizations;

    protected OrganizationJob(JobRepository organizations) {
        this.organizations = organizations;
    }

    @Override
    @SuppressWarnings("try")
    public final void run() {
        for (UUID organization : organizations()) {
            try (Tenant ignored = Tenant.enter(organization)) {
                run(organization);
            }
        }
    }

    /** Returns the organizations with work; by default all. */
    protected List<UUID> organizations() {
        return organizations.organizations();
    }

    /** Runs the job for one organization, in its own transactions. */
    protected abstract void run(UUID organization);
}
