package dev.ectype.controlplane.platform.database;

import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionStatus;
import org.springframework.transaction.support.DefaultTransactionDefinition;

/** Runs work of public routes for an organization that they have determined, in a transaction that sees only its rows. */
@Component
public final class TenantTransactions {
    private final PlatformTransactionManager manager;

    TenantTransactions(PlatformTransactionManager manager) {
        this.manager = manager;
    }

    /** Commits unless the work throws an exception. */
    @SuppressWarnings("try")
    public <T, E extends Exception> T run(UUID organization, Work<T, E> work) throws E {
        try (Tenant ignored = Tenant.enter(organization)) {
            TransactionStatus status = manager.getTransaction(new DefaultTransactionDefinition());
            T result;
            try {
                result = work.run();
            } catch (Throwable failed) {
                manager.rollback(status);
                throw failed;
            }
            manager.commit(status);
            return result;
        }
    }

    /** Represents work that may reject a request with a checked exception. */
    public interface Work<T, E extends Exception> {
        T run() throws E;
    }
}
