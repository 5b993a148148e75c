package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Seals new events in the hash chains at short intervals. */
@Component
final class SealEvents extends OrganizationJob {
    private static final Logger LOG = LoggerFactory.getLogger(SealEvents.class);

    private final EventChain chain;

    SealEvents(JobRepository organizations, EventChain chain) {
        super(organizations);
        this.chain = chain;
    }

    @Override
    public String name() {
        return "seal-events";
    }

    @Override
    public Duration every() {
        return Duration.ofSeconds(2);
    }

    @Override
    protected List<UUID> organizations() {
        return chain.organizationsToSeal();
    }

    @Override
    protected void run(UUID organization) {
        try {
            while (chain.seal(organization)) {
                // Repeats until nothing is left.
            }
        } catch (RuntimeException failed) {
            // The failure of one chain must not block the others.
            LOG.warn("events of an organization were not sealed: {}", failed.toString());
        }
    }
}
