package dev.ectype.controlplane.emulator;

import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.job.Job;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Marks silent emulators as lost. */
@Component
final class LoseSilentEmulators implements Job {
    private final EmulatorRepository repository;
    private final Emulators emulators;

    LoseSilentEmulators(EmulatorRepository repository, Emulators emulators) {
        this.repository = repository;
        this.emulators = emulators;
    }

    @Override
    public String name() {
        return "lose-silent-emulators";
    }

    @Override
    public Duration every() {
        return EmulatorRepository.PACE;
    }

    @Override
    @SuppressWarnings("try")
    public void run() {
        for (UUID organization : repository.organizationsWithSilent()) {
            try (Tenant ignored = Tenant.enter(organization)) {
                emulators.lose(organization);
            }
        }
    }
}
