package dev.ectype.controlplane.platform.job;

import dev.ectype.controlplane.platform.database.Tenant;
import java.util.List;
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
        for (UUID organization : organizations()) {
            try (Tenant ignored = Tenant.enter(organization)) {
                run(organization);
            }
        }
    }

    /** Those that have something to do; by default all. */
    protected List<UUID> organizations() {
        return organizations.organizations();
    }

    /** Does it for one, in transactions of its own. */
    protected abstract void run(UUID organization);
}
