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
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The PostgreSQL that is brought along. Its files stay when it stops, it writes as safely as any, and asks even those on its own machine
 * for a password.
 */
final class EmbeddedServer implements AutoCloseable {
    private static final String SUPERUSER = "postgres";
    private static final String OWNER = "ectype_owner";
    private static final String DATABASE = "ectype";
    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration STOP = Duration.ofSeconds(20);

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
        String secret = key.password("postgres superuser");
        try {
            stopOrphan(data);
            removeHalfMade(data);
            DataFolder.write(password, secret);
            EmbeddedPostgres postgres = EmbeddedPostgres.builder()
                    .setDataDirectory(data)
                    .setCleanDataDirectory(false)
                    .setOverrideWorkingDirectory(
                            folder.resolve("postgres-binaries").toFile())
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
            return prepared(postgres, secret, key);
        } catch (IOException | SQLException failed) {
            throw new IllegalStateException("Cannot start PostgreSQL on " + data + ": " + failed.getMessage(), failed);
        } finally {
            delete(password);
        }
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

    /**
     * Stops a server that outlived its control plane. Nobody else can be using it: the folder is locked by this process. Its number may
     * since have been given to another process, hence the look at what that runs.
     */
    private static void stopOrphan(Path data) throws IOException {
        Path file = data.resolve("postmaster.pid");
        if (!Files.exists(file)) {
            return;
        }
        List<String> lines = Files.readAllLines(file);
        Optional<ProcessHandle> orphan = lines.isEmpty()
                ? Optional.empty()
                : ProcessHandle.of(Long.parseLong(lines.get(0).strip()));
        if (orphan.isPresent() && isServerOf(orphan.get(), data)) {
            interrupt(orphan.get());
            try {
                orphan.get().onExit().get(STOP.toSeconds(), TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException late) {
                throw new IOException("process " + orphan.get().pid()
                        + ", left over by an earlier run, does not end; end it by hand");
            }
        }
        Files.deleteIfExists(file);
    }

    private static boolean isServerOf(ProcessHandle process, Path data) {
        String line = process.info().commandLine().orElse("");
        return line.contains("postgres") && line.contains(data.toString());
    }

    /** Asks for a fast stop, which does not wait for clients; a mere request to end would. */
    private static void interrupt(ProcessHandle process) throws IOException {
        try {
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException noSuchCommand) {
            process.destroy();
        }
    }

    /** Files without the configuration that is written last are of a first start that was ended in between: nothing was ever kept there. */
    private static void removeHalfMade(Path data) throws IOException {
        if (Files.isDirectory(data) && !Files.exists(data.resolve("postgresql.conf"))) {
            try (java.util.stream.Stream<Path> files = Files.walk(data)) {
                for (Path file :
                        files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
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
