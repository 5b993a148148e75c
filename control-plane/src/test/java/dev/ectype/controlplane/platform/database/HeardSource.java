package dev.ectype.controlplane.platform.database;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.core.BaseStatement;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/** Reports the statements of a data source with their values when they run. */
public final class HeardSource extends DelegatingDataSource {
    private final Consumer<String> listener;

    public HeardSource(DataSource source, Consumer<String> listener) {
        super(source);
        this.listener = listener;
    }

    @Override
    public Connection getConnection() throws SQLException {
        Connection connection = super.getConnection();
        return through(Connection.class, (proxy, method, arguments) -> {
            Object made = call(connection, method, arguments);
            return made instanceof PreparedStatement statement ? heard(statement) : made;
        });
    }

    private PreparedStatement heard(PreparedStatement statement) {
        return through(PreparedStatement.class, (proxy, method, arguments) -> {
            if (method.getName().startsWith("execute")) {
                listener.accept(statement.unwrap(BaseStatement.class).toString());
            }
            return call(statement, method, arguments);
        });
    }

    private static <T> T through(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(HeardSource.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static @Nullable Object call(Object target, Method method, Object @Nullable [] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException failed) {
            throw failed.getTargetException();
        }
    }
}
