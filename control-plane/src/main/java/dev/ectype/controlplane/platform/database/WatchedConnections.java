package dev.ectype.controlplane.platform.database;

import com.zaxxer.hikari.HikariPoolMXBean;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.AbstractDataSource;

/** Creates the connections of the pool. It closes all of them when the database stops responding and creates none until it recovers. */
final class WatchedConnections extends AbstractDataSource implements AutoCloseable {
    private final DatabaseLogin login;
    private final Map<String, String> options;
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final DatabaseWatch watch;
    private volatile @Nullable HikariPoolMXBean pool;
    private volatile boolean closed;

    WatchedConnections(DatabaseLogin login, Map<String, String> options) {
        this.login = login;
        this.options = options;
        this.watch = new DatabaseWatch(login, this::end);
    }

    /** Starts the watch for a pool. */
    DatabaseWatch watchFor(HikariPoolMXBean filled) {
        pool = filled;
        watch.start();
        return watch;
    }

    /** Waits instead of failing, because a pool increases its retry interval after failures. */
    @Override
    public Connection getConnection() throws SQLException {
        watch.await();
        Connection made = login.connect(options);
        open.removeIf(WatchedConnections::isClosed);
        open.add(made);
        if (closed) {
            end();
            throw new SQLNonTransientConnectionException("The database is closed.");
        }
        return made;
    }

    @Override
    public Connection getConnection(String user, String password) {
        throw new UnsupportedOperationException("Connections need a known role.");
    }

    /** The connection options limit the duration of a login. */
    @Override
    public void setLoginTimeout(int seconds) {}

    /** Closes all connections, so that waiting statements fail immediately. */
    private void end() {
        for (Connection connection : open) {
            try {
                // With encryption, closing a connection may wait for the server.
                connection.abort(task -> start(task));
            } catch (SQLException ended) {
                // The connection is closed already.
            }
        }
        open.clear();
        HikariPoolMXBean filled = pool;
        if (filled != null) {
            // The pool does not validate connections that were used recently.
            filled.softEvictConnections();
        }
    }

    /** Closes the connections that the closed pool was still creating, which it would leave open. */
    @Override
    public void close() {
        closed = true;
        end();
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "database-abort");
        thread.setDaemon(true);
        thread.start();
    }

    private static boolean isClosed(Connection connection) {
        try {
            return connection.isClosed();
        } catch (SQLException unknown) {
            return true;
        }
    }
}
