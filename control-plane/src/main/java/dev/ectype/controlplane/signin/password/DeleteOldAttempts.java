package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.job.Job;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Deletes counted attempts that no longer count. */
@Component
final class DeleteOldAttempts implements Job {
    private final AttemptRepository repository;
    private final Times times;

    DeleteOldAttempts(AttemptRepository repository, Times times) {
        this.repository = repository;
        this.times = times;
    }

    @Override
    public String name() {
        return "delete-old-attempts";
    }

    @Override
    public Duration every() {
        return Duration.ofHours(1);
    }

    @Override
    public void run() {
        repository.deleteBefore(times.now().minus(AttemptRepository.REMEMBERED));
    }
}
