package dev.ectype.controlplane.platform.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;

/**
 * Begins each transaction with the organization that the thread works for, which the policies of the tables ask for. Without one no row of
 * a tenant is seen.
 */
final class TenantTransactionManager extends JdbcTransactionManager {
    private static final long serialVersionUID = 1L;

    TenantTransactionManager(DataSource source) {
        super(source);
        // What failed is undone by whoever began: a stored reply outlives the failure that it tells of.
        setGlobalRollbackOnParticipationFailure(false);
    }

    @Override
    protected void prepareTransactionalConnection(Connection connection, TransactionDefinition definition)
            throws SQLException {
        super.prepareTransactionalConnection(connection, definition);
        UUID organization = Tenant.current();
        if (organization != null) {
            try (Statement statement = connection.createStatement()) {
                // A UUID has no quotes; and so it goes to the server together with the beginning of the transaction.
                statement.execute("set local ectype.organization = '" + organization + "'");
            }
        }
    }
}
