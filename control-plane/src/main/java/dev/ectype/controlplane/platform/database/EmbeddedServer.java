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

/** Runs the embedded PostgreSQL. It keeps its files, writes durably, and requires a password even from local connections. */
final class EmbeddedServer implements AutoCloseable {
    private static final String SUPERUSER = "postgres";
    private static final String OWNER = "ectype_owner";
    private static final String DATABASE = "ectype";
    private static final RolePassword AS_SUPERUSER = new RolePassword(SUPERUSER, "postgres superuser");
    private static final RolePassword AS_OWNER = new RolePassword(OWNER, "database owner");
    /** The roles with derived passwords, except that of the application. */
    static final List<RolePassword> ROLES = List.of(AS_SUPERUSER, AS_OWNER);

    /** The file that marks the end of the first start; it contains a fingerprint of the last key. */
    private static final String MADE = "postgres.made";
    /** The lines of the server's pid file with its port and status. */
    private static final int PORT_LINE = 3;

    private static final int STATUS_LINE = 7;
    private static final Duration START = Duration.ofSeconds(60);
    /** The time for login attempts after the last start used another key, because the server may reject this one. */
    private static final Duration DOUBTFUL_START = Duration.ofSeconds(10);

    private final EmbeddedPostgres postgres;
    private final ApplicationKey key;

    private EmbeddedServer(EmbeddedPostgres postgres, ApplicationKey key) {
        this.postgres = postgres;
        this.key = key;
    }

    /** Returns whether a folder contains a database of an earlier start. */
    static boolean isMade(DataFolder folder) {
        return Files.exists(folder.resolve(MADE));
    }

    /**
     * Starts the server on the files of a folder, which the first start creates.
     *
     * @param keys the application key, or the two candidates during a rotation
     */
    static EmbeddedServer start(DataFolder folder, List<ApplicationKey> keys) {
        Path data = folder.resolve("postgres");
        Path password = folder.resolve("postgres.password");
        try {
            new CrashCleanup(data).clear(folder.resolve(MADE));
            DataFolder.write(password, keys.get(0).password(AS_SUPERUSER.purpose()));
            EmbeddedServer server = prepared(start(folder, data, password, keys), keys);
            server.noteKey(folder, server.key);
            return server;
        } catch (IOException | SQLException failed) {
            if (isRefused(failed)) {
                clear(folder, data);
                throw KeyCheck.anotherKey();
            }
            throw new IllegalStateException("Cannot start PostgreSQL on " + data + ": " + failed.getMessage(), failed);
        } finally {
            delete(password);
        }
    }

    private static EmbeddedPostgres start(DataFolder folder, Path data, Path password, List<ApplicationKey> keys)
            throws IOException {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
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
                .setConnectConfig("password", passwords(keys))
                .setPGStartupWait(patience(folder, keys))
                .setRegisterShutdownHook(false);
        if (keys.size() > 1) {
            builder.setConnectConfig("authenticationPluginClassName", PasswordCandidates.class.getName());
        }
        return builder.start();
    }

    private static String passwords(List<ApplicationKey> keys) {
        return PasswordCandidates.join(
                keys.stream().map(key -> key.password(AS_SUPERUSER.purpose())).toList());
    }

    private static Duration patience(DataFolder folder, List<ApplicationKey> keys) {
        String last = folder.noted(MADE).orElse("");
        return last.isEmpty() || keys.stream().anyMatch(key -> mark(key).equals(last)) ? START : DOUBTFUL_START;
    }

    /** Stores the fingerprint of the current key. */
    void noteKey(DataFolder folder, ApplicationKey started) {
        folder.note(MADE, mark(started));
    }

    private static String mark(ApplicationKey key) {
        return key.password("mark of the last start");
    }

    private static boolean isRefused(Throwable failed) {
        for (Throwable at = failed; at != null; at = at.getCause()) {
            if (at instanceof SQLException refused && DatabaseFaults.isRefused(refused)) {
                return true;
            }
        }
        return false;
    }

    /** Stops a server that rejects the key. */
    private static void clear(DataFolder folder, Path data) {
        try {
            new CrashCleanup(data).clear(folder.resolve(MADE));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Returns the login for the server of another process on the same folder, which has migrated it and uses the same key. */
    static DatabaseLogin running(DataFolder folder, ApplicationKey key) {
        try {
            List<String> lines = Files.readAllLines(folder.resolve("postgres").resolve("postmaster.pid"));
            if (lines.size() > STATUS_LINE && lines.get(STATUS_LINE).strip().equals("ready")) {
                String url = "jdbc:postgresql://127.0.0.1:"
                        + Integer.parseInt(lines.get(PORT_LINE).strip()) + "/";
                return new DatabaseLogin(url + DATABASE, OWNER, key.password(AS_OWNER.purpose()));
            }
        } catch (IOException | NumberFormatException notYet) {
            // The error below covers this case.
        }
        throw new IllegalStateException(
                "The control plane on this --data-dir is starting or stopping, or uses another --database; "
                        + "try again in a moment, or use that database.");
    }

    /** Returns the login of the owner of the tables. */
    DatabaseLogin owner() {
        return login(postgres, DATABASE, AS_OWNER, key);
    }

    /** Returns the login that changes the passwords of all roles. */
    DatabaseLogin superuser() {
        return login(postgres, DATABASE, AS_SUPERUSER, key);
    }

    private static DatabaseLogin login(
            EmbeddedPostgres postgres, String database, RolePassword role, ApplicationKey key) {
        String url = "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/" + database;
        return new DatabaseLogin(url, role.role(), key.password(role.purpose()));
    }

    private static EmbeddedServer prepared(EmbeddedPostgres postgres, List<ApplicationKey> keys)
            throws SQLException, IOException {
        try {
            ApplicationKey key = valid(postgres, keys);
            prepare(login(postgres, SUPERUSER, AS_SUPERUSER, key), key.password(AS_OWNER.purpose()));
            return new EmbeddedServer(postgres, key);
        } catch (SQLException | IllegalStateException failed) {
            postgres.close();
            throw failed;
        }
    }

    /** Returns the key with the password that the server accepts. */
    private static ApplicationKey valid(EmbeddedPostgres postgres, List<ApplicationKey> keys) throws SQLException {
        for (ApplicationKey key : keys) {
            if (Roles.opens(login(postgres, SUPERUSER, AS_SUPERUSER, key))) {
                return key;
            }
        }
        throw KeyCheck.anotherKey();
    }

    private static void prepare(DatabaseLogin superuser, String password) throws SQLException {
        try (Connection connection = superuser.connect();
                Statement statement = connection.createStatement()) {
            if (!exists(statement, "select from pg_roles where rolname = '" + OWNER + "'")) {
                statement.execute("create role " + OWNER + " login createrole password '" + password + "'");
            }
            if (!exists(statement, "select from pg_database where datname = '" + DATABASE + "'")) {
                statement.execute("create database " + DATABASE + " owner " + OWNER);
            }
        }
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
