package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Ends replays of dead processes, so that none stays in the state running. */
@Component
final class GiveUpSilentReplays extends OrganizationJob {
    private final Replays replays;

    GiveUpSilentReplays(JobRepository organizations, Replays replays) {
        super(organizations);
        this.replays = replays;
    }

    @Override
    public String name() {
        return "give-up-silent-replays";
    }

    @Override
    public Duration every() {
        return Duration.ofMinutes(1);
    }

    @Override
    protected void run(UUID organization) {
        replays.giveUpSilent(organization);
    }
}
