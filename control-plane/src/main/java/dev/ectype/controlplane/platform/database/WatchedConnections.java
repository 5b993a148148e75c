package dev.ectype.controlplane.platform.database;

import com.zaxxer.hikari.HikariPoolMXBean;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.AbstractDataSource;

/** What the pool has its connections from. All are ended at once where the database ceases to answer, and none is made until it does. */
final class WatchedConnections extends AbstractDataSource {
    private final DatabaseLogin login;
    private final Map<String, String> options;
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final DatabaseWatch watch;
    private volatile @Nullable HikariPoolMXBean pool;

    WatchedConnections(DatabaseLogin login, Map<String, String> options) {
        this.login = login;
        this.options = options;
        this.watch = new DatabaseWatch(login, this::end);
    }

    /** Watches from now on, for a pool. */
    DatabaseWatch watchFor(HikariPoolMXBean filled) {
        pool = filled;
        watch.start();
        return watch;
    }

    /** Waits rather than fails: whoever fills a pool would try again later and later. */
    @Override
    public Connection getConnection() throws SQLException {
        watch.await();
        Connection made = login.connect(options);
        open.removeIf(WatchedConnections::isClosed);
        open.add(made);
        return made;
    }

    @Override
    public Connection getConnection(String user, String password) {
        throw new UnsupportedOperationException("Connections are made for roles of ours.");
    }

    /** Options say how long a login may take. */
    @Override
    public void setLoginTimeout(int seconds) {}

    /** Whoever waits for an answer over one of them fails at once. */
    private void end() {
        for (Connection connection : open) {
            try {
                // With encryption the end of a connection may itself have to wait for the other side.
                connection.abort(task -> start(task));
            } catch (SQLException ended) {
                // It has ended already.
            }
        }
        open.clear();
        HikariPoolMXBean filled = pool;
        if (filled != null) {
            // It hands out what was used a moment ago without a look at it.
            filled.softEvictConnections();
        }
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
