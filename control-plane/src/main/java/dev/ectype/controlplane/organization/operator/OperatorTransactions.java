package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.database.AsOwner;
import dev.ectype.controlplane.platform.database.Tenant;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Runs the operator's work as owner of the tables, which no request can. */
@Component
public class OperatorTransactions {
    private final TransactionOperations transactions;

    OperatorTransactions(TransactionOperations transactions) {
        this.transactions = transactions;
    }

    /** Runs work for one organization in a transaction, so that its events are logged there. */
    @SuppressWarnings("try")
    public <T> T as(UUID organization, Supplier<T> work) {
        try (Tenant ignored = Tenant.enter(organization)) {
            return asOwner(work);
        }
    }

    /** Runs work for all organizations in a transaction. */
    public <T> T asOwner(Supplier<T> work) {
        return asOwnerWithoutTransaction(() -> Objects.requireNonNull(transactions.execute(status -> work.get())));
    }

    /** Runs work that opens its own transactions. */
    @SuppressWarnings("try")
    <T> T asOwnerWithoutTransaction(Supplier<T> work) {
        try (AsOwner ignored = AsOwner.enter()) {
            return work.get();
        }
    }
}
