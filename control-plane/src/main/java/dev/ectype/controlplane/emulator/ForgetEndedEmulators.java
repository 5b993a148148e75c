package dev.ectype.controlplane.emulator;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Deletes emulators some time after they ended or were lost. */
@Component
final class ForgetEndedEmulators extends OrganizationJob {
    private final EmulatorRepository repository;
    private final Emulators emulators;

    ForgetEndedEmulators(JobRepository organizations, EmulatorRepository repository, Emulators emulators) {
        super(organizations);
        this.repository = repository;
        this.emulators = emulators;
    }

    @Override
    public String name() {
        return "forget-ended-emulators";
    }

    @Override
    public Duration every() {
        return Duration.ofHours(1);
    }

    @Override
    protected List<UUID> organizations() {
        return repository.organizationsWithEnded();
    }

    @Override
    protected void run(UUID organization) {
        emulators.forgetEnded(organization);
    }
}
