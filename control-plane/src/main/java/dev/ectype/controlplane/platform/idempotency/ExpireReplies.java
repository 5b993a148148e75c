package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes stored replies after a day. */
@Component
final class ExpireReplies extends OrganizationJob {
    private final ReplyRepository repository;
    private final TransactionOperations transactions;
    private final Clock clock;

    ExpireReplies(
            JobRepository organizations, ReplyRepository repository, TransactionOperations transactions, Clock clock) {
        super(organizations);
        this.repository = repository;
        this.transactions = transactions;
        this.clock = clock;
    }

    @Override
    public String name() {
        return "expire-replies";
    }

    @Override
    public Duration every() {
        return Duration.ofMinutes(10);
    }

    @Override
    protected void run(UUID organization) {
        transactions.executeWithoutResult(
                status -> repository.deleteOlder(organization, clock.instant().minus(ReplySafe.KEPT)));
    }
}
