package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.job.JobRepository;
import dev.ectype.controlplane.platform.job.OrganizationJob;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes the contents of snapshots some time after the last version that used them. */
@Component
final class ForgetUnusedContents extends OrganizationJob {
    private final SnapshotContentRepository repository;
    private final SnapshotContents contents;
    private final TransactionOperations transactions;
    private final Times times;

    ForgetUnusedContents(
            JobRepository organizations,
            SnapshotContentRepository repository,
            SnapshotContents contents,
            TransactionOperations transactions,
            Times times) {
        super(organizations);
        this.repository = repository;
        this.contents = contents;
        this.transactions = transactions;
        this.times = times;
    }

    @Override
    public String name() {
        return "forget-unused-snapshot-contents";
    }

    @Override
    public Duration every() {
        return Duration.ofHours(1);
    }

    @Override
    protected void run(UUID organization) {
        transactions
                .execute(status -> repository.unused(organization, times.now().minus(SnapshotContents.KEPT)))
                .forEach(sha256 -> contents.forget(organization, sha256));
    }
}
