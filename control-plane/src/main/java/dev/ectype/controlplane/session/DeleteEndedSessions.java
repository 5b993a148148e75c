package dev.ectype.controlplane.session;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes sessions a month after their end. */
@Component
final class DeleteEndedSessions extends OrganizationJob {
    private static final Duration KEPT = Duration.ofDays(30);

    private final SessionRepository repository;
    private final TransactionOperations transactions;
    private final Times times;

    DeleteEndedSessions(
            JobRepository organizations,
            SessionRepository repository,
            TransactionOperations transactions,
            Times times) {
        super(organizations);
        this.repository = repository;
        this.transactions = transactions;
        this.times = times;
    }

    @Override
    public String name() {
        return "delete-ended-sessions";
    }

    @Override
    public Duration every() {
        return Duration.ofHours(1);
    }

    @Override
    protected void run(UUID organization) {
        transactions.executeWithoutResult(
                status -> repository.deleteEnded(organization, times.now().minus(KEPT)));
    }
}
