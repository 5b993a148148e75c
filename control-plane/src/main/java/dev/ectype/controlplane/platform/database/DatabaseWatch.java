package dev.ectype.controlplane.platform.database;

import java.net.SocketTimeoutException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Monitors the database with a periodic query on a dedicated connection. A hanging database looks like a busy one to a waiting statement,
 * but not to this trivial query.
 */
final class DatabaseWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseWatch.class);
    /** Both timeouts together are below the second within which callers learn of an outage. */
    private static final int EVERY_MILLIS = 150;

    private static final int PATIENCE_MILLIS = 650;
    /** The seconds for a new connection. The value is short, so that a lost packet is sent again soon after the network recovers. */
    private static final Map<String, String> LOGIN =
            Map.of("connectTimeout", "2", "loginTimeout", "2", "socketTimeout", "2", "ApplicationName", "ectype-watch");

    private final DatabaseLogin login;
    private final Runnable lost;
    private final Thread thread = new Thread(this::watch, "database-watch");
    private volatile boolean answers = true;
    private volatile boolean closed;
    private @Nullable Connection own;

    /**
     * Creates a watch.
     *
     * @param lost the action when the database stops responding
     */
    DatabaseWatch(DatabaseLogin login, Runnable lost) {
        this.login = login;
        this.lost = lost;
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    boolean answers() {
        return answers;
    }

    /** Throws an exception immediately while the database is unavailable. */
    void check() throws SQLException {
        if (!answers) {
            throw new SQLTransientConnectionException("The database does not respond.");
        }
    }

    /** Waits until the database responds. */
    synchronized void await() throws SQLException {
        while (!answers && !closed) {
            try {
                wait();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new SQLTransientConnectionException("The database does not respond.", interrupted);
            }
        }
    }

    private void watch() {
        try {
            while (!closed) {
                update(probe());
                Thread.sleep(EVERY_MILLIS);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } finally {
            end();
        }
    }

    /** Replaces a closed connection, which says nothing about the database, while a timeout does. */
    private boolean probe() {
        boolean fresh = own == null;
        try {
            ask();
            return true;
        } catch (SQLException failed) {
            end();
            return !fresh && !(failed.getCause() instanceof SocketTimeoutException) && probe();
        }
    }

    private void ask() throws SQLException {
        Connection connection = own;
        if (connection == null) {
            connection = login.connect(LOGIN);
            connection.setNetworkTimeout(Runnable::run, PATIENCE_MILLIS);
            own = connection;
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("select 1");
        }
    }

    private void update(boolean answered) {
        if (answered == answers || closed) {
            return;
        }
        synchronized (this) {
            answers = answered;
            notifyAll();
        }
        if (answered) {
            LOG.warn("the database responds again");
        } else {
            LOG.warn("the database does not respond; requests that need it are refused until it responds");
            lost.run();
        }
    }

    private void end() {
        Connection connection = own;
        own = null;
        if (connection != null) {
            try {
                connection.abort(Runnable::run);
            } catch (SQLException ended) {
                // The connection is closed already.
            }
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
        thread.interrupt();
    }
}
