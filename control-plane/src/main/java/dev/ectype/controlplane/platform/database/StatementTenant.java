package dev.ectype.controlplane.platform.database;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import org.jooq.ExecuteContext;
import org.jooq.ExecuteListener;
import org.jooq.ExecuteType;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Sends a query that stands in no transaction together with the organization that the thread works for. The server takes both as one
 * transaction, because they come in one message: the organization is forgotten when the query has been answered, and where one came without
 * the other, no row of a tenant would be seen. This saves two of three ways to the server.
 */
final class StatementTenant implements ExecuteListener {
    private static final long serialVersionUID = 1L;
    /** Comes before the query; its parameter is the organization. */
    static final String ORGANIZATION = "select set_config('ectype.organization', ?, true); ";

    /** The organization that a query has to be sent with; nothing where its transaction has one. */
    static @Nullable UUID needed() {
        return TransactionSynchronizationManager.isActualTransactionActive() ? null : Tenant.current();
    }

    @Override
    public void renderEnd(ExecuteContext context) {
        UUID organization = needed();
        if (organization != null && context.type() == ExecuteType.READ) {
            context.data(StatementTenant.class, organization);
            context.sql(ORGANIZATION + context.sql());
        }
    }

    @Override
    public void prepareEnd(ExecuteContext context) {
        Object organization = context.data(StatementTenant.class);
        PreparedStatement statement = context.statement();
        if (organization != null && statement != null) {
            context.statement((PreparedStatement) Proxy.newProxyInstance(
                    StatementTenant.class.getClassLoader(),
                    new Class<?>[] {PreparedStatement.class},
                    new Second(statement, organization.toString())));
        }
    }

    /** The second of the two statements that one is made of: its parameters count from the second, and its rows come after a row. */
    private record Second(PreparedStatement both, String organization) implements InvocationHandler {
        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
            if (arguments == null) {
                return method.getName().equals("execute") ? execute() : call(method);
            }
            if (method.getDeclaringClass() == PreparedStatement.class && arguments[0] instanceof Integer at) {
                arguments[0] = at + 1;
            }
            return call(method, arguments);
        }

        private boolean execute() throws SQLException {
            both.setString(1, organization);
            both.execute();
            return both.getMoreResults();
        }

        private @Nullable Object call(Method method, Object... arguments) throws Throwable {
            try {
                return method.invoke(both, arguments);
            } catch (InvocationTargetException failed) {
                throw failed.getTargetException();
            }
        }
    }
}
