package dev.ectype.controlplane.platform.database;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import org.springframework.jdbc.datasource.AbstractDataSource;

/** Provides pooled connections of the application, and separate connections for threads that work {@link AsOwner}. */
final class Connections extends AbstractDataSource {
    private final HikariDataSource pool;
    private final DatabaseWatch watch;
    private final DatabaseLogin owner;

    Connections(HikariDataSource pool, DatabaseWatch watch, DatabaseLogin owner) {
        this.pool = pool;
        this.watch = watch;
        this.owner = owner;
    }

    @Override
    public Connection getConnection() throws SQLException {
        if (AsOwner.isEntered()) {
            return owner.connect();
        }
        watch.check();
        return pool.getConnection();
    }

    @Override
    public Connection getConnection(String user, String password) {
        throw new UnsupportedOperationException("Connections need a known role.");
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        return type.isInstance(pool) ? type.cast(pool) : super.unwrap(type);
    }

    @Override
    public boolean isWrapperFor(Class<?> type) throws SQLException {
        return type.isInstance(pool) || super.isWrapperFor(type);
    }
}
