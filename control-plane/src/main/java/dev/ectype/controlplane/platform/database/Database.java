package dev.ectype.controlplane.platform.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;

/** Opens and migrates the database. The application uses it with a role that owns no table and is subject to the row policies. */
public final class Database implements AutoCloseable {
    /** The purpose from which the password of the application's role is derived. */
    static final String PASSWORD = "database application";

    private static final int POOL = 10;
    private static final long WAIT_MILLIS = 750;
    private static final long VALIDATION_MILLIS = 500;

    private static final Map<String, String> CONNECTION = Map.of(
            "connectTimeout", "2",
            "loginTimeout", "2",
            "socketTimeout", "30",
            "tcpKeepAlive", "true",
            // No route takes so long. A statement beyond this limit is stuck and must release its connection.
            "options", "-c statement_timeout=15s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s");

    private final @Nullable EmbeddedServer server;
    private final DatabaseLogin owner;
    private final DatabaseWatch watch;
    private final WatchedConnections connections;
    private final HikariDataSource pool;

    Database(@Nullable EmbeddedServer server, DatabaseLogin owner, DatabaseLogin application) {
        this.connections = new WatchedConnections(application, CONNECTION);
        this.server = server;
        this.owner = owner;
        this.pool = pool(connections);
        this.watch = connections.watchFor(pool.getHikariPoolMXBean());
    }

    /** Rejects an invalid database address without connecting to it. */
    public static void check(String address) {
        DatabaseLogin.parse(address);
    }

    /** Starts the embedded server or connects to the configured one, and migrates it. */
    public static Database open(Settings settings, DataFolder folder, ApplicationKey key) {
        String address = settings.database();
        String password = key.password(PASSWORD);
        if (address == null && folder.isVisited()) {
            DatabaseLogin owner = EmbeddedServer.running(folder, key);
            return new Database(null, owner, new Roles(owner).application(password));
        }
        EmbeddedServer server = address == null ? EmbeddedServer.start(folder, List.of(key)) : null;
        try {
            DatabaseLogin owner = server == null ? DatabaseLogin.parse(String.valueOf(address)) : server.owner();
            KeyCheck check = new KeyCheck(key);
            check.refuseAnotherKey(owner);
            DatabaseLogin application = new Roles(owner).makeApplication(password);
            migrate(owner);
            check.claim(owner);
            return new Database(server, owner, application);
        } catch (RuntimeException failed) {
            if (server != null) {
                server.close();
            }
            throw failed;
        }
    }

    /** Returns the connections of the application. */
    public DataSource application() {
        return new Connections(pool, watch, owner);
    }

    /** Runs work on whole tables with a connection of their owner, and rolls back uncommitted changes. */
    public <T> T runAsOwner(OwnerWork<T> work) throws IOException {
        try (Connection connection = owner.connect()) {
            connection.setAutoCommit(false);
            return work.on(connection);
        } catch (SQLException failed) {
            throw DatabaseFaults.of(failed, "Cannot copy the tables");
        }
    }

    /** Works on whole tables. */
    public interface OwnerWork<T> {
        T on(Connection connection) throws SQLException, IOException;
    }

    /** Returns the watch of the database, which rejects work while the database is unavailable. */
    boolean answers() {
        return watch.answers();
    }

    /** Migrates the database; starting nodes wait for each other. */
    private static void migrate(DatabaseLogin owner) {
        migrations(owner).migrate();
    }

    /** Returns whether there is no migration to run. */
    static boolean isMigrated(DatabaseLogin owner) {
        return migrations(owner).info().pending().length == 0;
    }

    private static Flyway migrations(DatabaseLogin owner) {
        return Flyway.configure(Database.class.getClassLoader())
                .dataSource(owner.url(), owner.user(), owner.password())
                .locations(Migrations.LOCATION)
                .load();
    }

    private static HikariDataSource pool(WatchedConnections connections) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("database");
        config.setDataSource(connections);
        config.setMaximumPoolSize(POOL);
        // Callers learn within a second that the database is unavailable.
        config.setConnectionTimeout(WAIT_MILLIS);
        config.setValidationTimeout(VALIDATION_MILLIS);
        return new HikariDataSource(config);
    }

    @Override
    public void close() {
        watch.close();
        pool.close();
        connections.close();
        if (server != null) {
            server.close();
        }
    }
}
