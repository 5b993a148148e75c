package dev.ectype.controlplane.platform.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;

/** A database that is migrated and ready: the application works in it as a role that owns nothing and is held by the policies. */
public final class Database implements AutoCloseable {
    /** The role of the application. */
    public static final String APPLICATION = "ectype_app";

    private static final int POOL = 10;
    private static final long WAIT_MILLIS = 750;
    private static final long VALIDATION_MILLIS = 500;

    private final @Nullable EmbeddedServer server;
    private final DatabaseLogin owner;
    private final HikariDataSource pool;

    private Database(@Nullable EmbeddedServer server, DatabaseLogin owner, HikariDataSource pool) {
        this.server = server;
        this.owner = owner;
        this.pool = pool;
    }

    /** Refuses what is no address of a database, without reaching for it. */
    public static void check(String address) {
        DatabaseLogin.parse(address);
    }

    /** Starts or reaches the server that the settings name, and migrates it. */
    public static Database open(Settings settings, DataFolder folder, ApplicationKey key) {
        String address = settings.database();
        String password = key.password("database application");
        if (address == null && folder.isVisited()) {
            DatabaseLogin owner = EmbeddedServer.running(folder, key);
            return new Database(null, owner, pool(owner.as(APPLICATION, password)));
        }
        EmbeddedServer server = address == null ? EmbeddedServer.start(folder, key) : null;
        try {
            DatabaseLogin owner = server == null ? DatabaseLogin.parse(String.valueOf(address)) : server.owner();
            new Roles(owner).makeApplication(password);
            migrate(owner);
            new KeyCheck(owner).run(key);
            return new Database(server, owner, pool(owner.as(APPLICATION, password)));
        } catch (RuntimeException failed) {
            if (server != null) {
                server.close();
            }
            throw failed;
        }
    }

    /** Connections of the application. */
    public DataSource application() {
        return new Connections(pool, owner);
    }

    /** Nodes that start at the same time wait for each other here. */
    private static void migrate(DatabaseLogin owner) {
        Flyway.configure(Database.class.getClassLoader())
                .dataSource(owner.url(), owner.user(), owner.password())
                .locations("classpath:db/migration")
                .load()
                .migrate();
    }

    private static HikariDataSource pool(DatabaseLogin login) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("database");
        config.setJdbcUrl(login.url());
        config.setUsername(login.user());
        config.setPassword(login.password());
        config.setMaximumPoolSize(POOL);
        // Who asks is told that the database is gone within a second.
        config.setConnectionTimeout(WAIT_MILLIS);
        config.setValidationTimeout(VALIDATION_MILLIS);
        config.addDataSourceProperty("connectTimeout", 2);
        config.addDataSourceProperty("socketTimeout", 30);
        config.addDataSourceProperty("tcpKeepAlive", true);
        // Nothing that a route does takes so long; what does is stuck, and must not keep a connection from others.
        config.addDataSourceProperty(
                "options", "-c statement_timeout=15s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s");
        return new HikariDataSource(config);
    }

    @Override
    public void close() {
        pool.close();
        if (server != null) {
            server.close();
        }
    }
}
