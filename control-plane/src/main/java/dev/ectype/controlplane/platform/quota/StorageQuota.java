package dev.ectype.controlplane.platform.quota;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.content.ContentLimit;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.web.Times;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionTemplate;

/** Rejects uploads beyond the storage quota of the plan, so that one organization cannot fill the whole storage. */
@Service
public class StorageQuota {
    private final List<StoredBytes> stored;
    private final StorageQuotas quotas;
    private final StorageRefusalRepository refusals;
    private final ApplicationEventPublisher changes;
    private final TransactionTemplate apart;
    private final Times times;

    StorageQuota(
            List<StoredBytes> stored,
            StorageQuotas quotas,
            StorageRefusalRepository refusals,
            ApplicationEventPublisher changes,
            PlatformTransactionManager transactions,
            Times times) {
        this.stored = stored;
        this.quotas = quotas;
        this.refusals = refusals;
        this.changes = changes;
        // The event remains although the upload is rolled back.
        this.apart = new TransactionTemplate(transactions);
        this.apart.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
        this.times = times;
    }

    /** Returns the storage use of the caller's organization. */
    public StorageUse use(Caller caller) {
        long recordings = bytes(caller.organization(), StoredBytes.Kind.RECORDINGS);
        long snapshots = bytes(caller.organization(), StoredBytes.Kind.SNAPSHOTS);
        return new StorageUse(
                caller.plan(), quotas.bytes(caller.plan()), recordings + snapshots, recordings, snapshots);
    }

    private long bytes(UUID organization, StoredBytes.Kind kind) {
        return stored.stream()
                .filter(feature -> feature.kind() == kind)
                .mapToLong(feature -> feature.of(organization))
                .sum();
    }

    /** Rejects bytes beyond the quota; concurrent uploads count one after the other. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void require(Caller caller, long more) {
        refusals.lock(caller.organization());
        StorageUse use = use(caller);
        if (more > use.left()) {
            throw refusal(caller, use);
        }
        refusals.forget(caller.organization());
    }

    /** Limits a stream to the remaining quota, which may be zero. */
    public InputStream bound(Caller caller, InputStream content) {
        StorageUse use = use(caller);
        if (use.left() == 0) {
            throw refusal(caller, use);
        }
        return new ContentLimit(content, use.left(), left -> refusal(caller, use));
    }

    private ServiceException refusal(Caller caller, StorageUse use) {
        apart.executeWithoutResult(status -> {
            if (refusals.keep(caller.organization(), times.now())) {
                changes.publishEvent(new QuotaExceeded(IdKind.ORGANIZATION.text(caller.organization()), use));
            }
        });
        Optional<Plan> larger = Arrays.stream(Plan.values())
                .filter(plan -> quotas.bytes(plan) > use.limitBytes())
                .findFirst();
        ServiceException refusal = new ServiceException(
                        ErrorCode.FORBIDDEN,
                        "The recordings and snapshots of your organization take " + use.usedBytes() + " of the "
                                + use.limitBytes() + " bytes of the plan "
                                + caller.plan().text()
                                + "; delete some, or ask the operator of this service for "
                                + larger.map(plan -> "the plan " + plan.text()).orElse("more") + ".")
                .with("limitBytes", use.limitBytes())
                .with("usedBytes", use.usedBytes());
        larger.ifPresent(plan -> refusal.with("required", plan.text()));
        return refusal;
    }
}
