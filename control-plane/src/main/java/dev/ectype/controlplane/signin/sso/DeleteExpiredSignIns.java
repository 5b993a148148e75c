package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes sign-ins that were never completed, and used assertions that are no longer valid. */
@Component
final class DeleteExpiredSignIns extends OrganizationJob {
    /** The greatest difference between the clocks of nodes and providers. */
    private static final Duration MARGIN = Duration.ofMinutes(10);

    private final PendingSignInRepository repository;
    private final TransactionOperations transactions;
    private final Times times;

    DeleteExpiredSignIns(
            JobRepository organizations,
            PendingSignInRepository repository,
            TransactionOperations transactions,
            Times times) {
        super(organizations);
        this.repository = repository;
        this.transactions = transactions;
        this.times = times;
    }

    @Override
    public String name() {
        return "delete-expired-sign-ins";
    }

    @Override
    public Duration every() {
        return Duration.ofMinutes(10);
    }

    @Override
    protected void run(UUID organization) {
        transactions.executeWithoutResult(
                status -> repository.deleteExpired(organization, times.now().minus(MARGIN)));
    }
}
