package dev.ectype.controlplane;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A PostgreSQL that exists already, as that of an operator, which tests stop and start. */
public final class PostgresServer implements AutoCloseable {
    private final Path data;
    private final int port;
    private EmbeddedPostgres running;
    private boolean suspended;

    private PostgresServer(Path data, int port) {
        this.data = data;
        this.port = port;
    }

    /** Starts one with a database that its user may make roles for, and no more. */
    public static PostgresServer start() {
        try {
            PostgresServer server = new PostgresServer(TestFolders.create().resolve("data"), freePort());
            server.resume();
            try (Connection connection = server.running.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create role operator login createrole password 'p@ss word'");
                statement.execute("create database shared owner operator");
            }
            return server;
        } catch (IOException | SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    /** The address, as an operator gives it. */
    public String address() {
        return "postgresql://operator:p%40ss%20word@127.0.0.1:" + port + "/shared";
    }

    /** A connection that sees and may do everything. */
    public Connection superuser() throws SQLException {
        return running.getDatabase("postgres", "shared").getConnection();
    }

    /** Ends it, as a machine that fails does. */
    public void stop() {
        try {
            running.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Stops it as it is: it keeps its connections and answers nothing. */
    public void suspend() {
        signal("STOP");
        suspended = true;
    }

    /** Lets it go on. */
    public void goOn() {
        signal("CONT");
        suspended = false;
    }

    private void signal(String name) {
        try {
            long server = Long.parseLong(
                    Files.readAllLines(data.resolve("postmaster.pid")).get(0));
            List<String> command = new ArrayList<>(List.of("kill", "-" + name, String.valueOf(server)));
            ProcessHandle.of(server)
                    .orElseThrow()
                    .descendants()
                    .forEach(each -> command.add(String.valueOf(each.pid())));
            new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Starts it again where it was. */
    public void resume() {
        try {
            running = EmbeddedPostgres.builder()
                    .setDataDirectory(data)
                    .setCleanDataDirectory(false)
                    .setPort(port)
                    .start();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        if (suspended) {
            goOn();
        }
        stop();
        TestFolders.delete(data.getParent());
    }
}
