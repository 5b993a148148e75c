package dev.ectype.controlplane.platform.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;

/**
 * Begins each transaction with the thread's organization, which the row policies read. Without an organization no tenant row is visible.
 */
final class TenantTransactionManager extends JdbcTransactionManager {
    private static final long serialVersionUID = 1L;

    TenantTransactionManager(DataSource source) {
        super(source);
        // The outermost caller rolls back: a stored reply outlives the failure that it reports.
        setGlobalRollbackOnParticipationFailure(false);
    }

    @Override
    protected void prepareTransactionalConnection(Connection connection, TransactionDefinition definition)
            throws SQLException {
        super.prepareTransactionalConnection(connection, definition);
        UUID organization = Tenant.current();
        if (organization != null) {
            try (Statement statement = connection.createStatement()) {
                // A UUID contains no quotes, so it can be part of the statement that begins the transaction.
                statement.execute("set local ectype.organization = '" + organization + "'");
            }
        }
    }
}
