package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/**
 * The PostgreSQL that is brought along. Its files stay when it stops, it writes as safely as any, and asks even those on its own machine
 * for a password.
 */
final class EmbeddedServer implements AutoCloseable {
    private static final String SUPERUSER = "postgres";
    private static final String OWNER = "ectype_owner";
    private static final String DATABASE = "ectype";
    /** Where the file of a running server has its port, and whether it is ready. */
    private static final int PORT_LINE = 3;

    private static final int STATUS_LINE = 7;
    private static final Duration START = Duration.ofSeconds(60);

    private final EmbeddedPostgres postgres;
    private final DatabaseLogin owner;

    private EmbeddedServer(EmbeddedPostgres postgres, DatabaseLogin owner) {
        this.postgres = postgres;
        this.owner = owner;
    }

    /** Starts it on the files of a folder, which are made at the first start. */
    static EmbeddedServer start(DataFolder folder, ApplicationKey key) {
        Path data = folder.resolve("postgres");
        Path password = folder.resolve("postgres.password");
        Path made = folder.resolve("postgres.made");
        String secret = key.password("postgres superuser");
        try {
            new Leftovers(data).clear(made);
            DataFolder.write(password, secret);
            EmbeddedPostgres postgres = EmbeddedPostgres.builder()
                    .setDataDirectory(data)
                    .setCleanDataDirectory(false)
                    .setOverrideWorkingDirectory(PostgresBinaries.folder(folder).toFile())
                    .setServerConfig("fsync", "on")
                    .setServerConfig("synchronous_commit", "on")
                    .setServerConfig("full_page_writes", "on")
                    .setServerConfig("listen_addresses", "127.0.0.1")
                    .setServerConfig("password_encryption", "scram-sha-256")
                    .setLocaleConfig("auth", "scram-sha-256")
                    .setLocaleConfig("pwfile", password.toString())
                    .setLocaleConfig("locale", "C")
                    .setConnectConfig("password", secret)
                    .setPGStartupWait(START)
                    .setRegisterShutdownHook(false)
                    .start();
            EmbeddedServer server = prepared(postgres, secret, key);
            DataFolder.write(made, "");
            return server;
        } catch (IOException | SQLException failed) {
            throw new IllegalStateException("Cannot start PostgreSQL on " + data + ": " + failed.getMessage(), failed);
        } finally {
            delete(password);
        }
    }

    /** The login of the server that another process runs on a folder: it has migrated it, and its passwords are derived from the same key. */
    static DatabaseLogin running(DataFolder folder, ApplicationKey key) {
        try {
            List<String> lines = Files.readAllLines(folder.resolve("postgres").resolve("postmaster.pid"));
            if (lines.size() > STATUS_LINE && lines.get(STATUS_LINE).strip().equals("ready")) {
                String url = "jdbc:postgresql://127.0.0.1:"
                        + Integer.parseInt(lines.get(PORT_LINE).strip()) + "/";
                return new DatabaseLogin(url + DATABASE, OWNER, key.password("database owner"));
            }
        } catch (IOException | NumberFormatException notYet) {
            // Told below.
        }
        throw new IllegalStateException(
                "The control plane on this --data-dir is starting or stopping, or works on another --database; "
                        + "try again in a moment, or name that.");
    }

    /** As whom the tables are made and changed. */
    DatabaseLogin owner() {
        return owner;
    }

    private static EmbeddedServer prepared(EmbeddedPostgres postgres, String secret, ApplicationKey key)
            throws SQLException, IOException {
        String url = "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/";
        String password = key.password("database owner");
        try (Connection connection = new DatabaseLogin(url + "postgres", SUPERUSER, secret).connect();
                Statement statement = connection.createStatement()) {
            if (!exists(statement, "select from pg_roles where rolname = '" + OWNER + "'")) {
                statement.execute("create role " + OWNER + " login createrole password '" + password + "'");
            }
            if (!exists(statement, "select from pg_database where datname = '" + DATABASE + "'")) {
                statement.execute("create database " + DATABASE + " owner " + OWNER);
            }
        } catch (SQLException failed) {
            postgres.close();
            throw failed;
        }
        return new EmbeddedServer(postgres, new DatabaseLogin(url + DATABASE, OWNER, password));
    }

    private static boolean exists(Statement statement, String query) throws SQLException {
        try (ResultSet result = statement.executeQuery(query)) {
            return result.next();
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        try {
            postgres.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
