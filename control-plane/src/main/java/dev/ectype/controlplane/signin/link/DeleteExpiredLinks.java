package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes links a day after their end. Until then, their use is an event of the organization. */
@Component
final class DeleteExpiredLinks extends OrganizationJob {
    private static final Duration KEPT = Duration.ofDays(1);

    private final LinkRepository repository;
    private final TransactionOperations transactions;
    private final Times times;

    DeleteExpiredLinks(
            JobRepository organizations, LinkRepository repository, TransactionOperations transactions, Times times) {
        super(organizations);
        this.repository = repository;
        this.transactions = transactions;
        this.times = times;
    }

    @Override
    public String name() {
        return "delete-expired-links";
    }

    @Override
    public Duration every() {
        return Duration.ofHours(1);
    }

    @Override
    protected void run(UUID organization) {
        transactions.executeWithoutResult(
                status -> repository.deleteExpired(organization, times.now().minus(KEPT)));
    }
}
