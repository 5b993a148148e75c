package dev.ectype.benchmark.plane.bare;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Runs a PostgreSQL as for an operator: the owner of the database may create roles, and writes are durable. */
public final class BareDatabase {
    private static final String EVENTS = """
            insert into events (id, organization_id, kind, actor, target, request_id, address, changes, at)
            select uuidv7(make_interval(secs => (n - %1$d) * 0.01)), (select id from organizations order by id limit 1),
                   case n %% 50 when 0 then 'api_key.created' else 'project.updated' end,
                   '{"type":"api_key","id":"key_01k9a3q0e8f6ta1w5y0n4m7b2c","name":"CI"}', 'prj_' || n %% 1000, 'request-' || n, '127.0.0.1',
                   '[{"path":"name","from":"Shop","to":"Web shop"}]', now() + make_interval(secs => (n - %1$d) * 0.01)
              from generate_series(1, %1$d) n
            """;

    private static final String MEMBER = """
            insert into users (id, organization_id, email, scope, created_at)
            select uuidv7(), o.id, 'ada@benchmark.example', 'read', now() from organizations o order by o.id limit 1
            """;
    private static final String SESSION = """
            insert into sessions (id, organization_id, user_id, hash, created_at, expires_at)
            select uuidv7(), u.organization_id, u.id, sha256(?::bytea), now(), now() + interval '1 day'
              from users u where u.email = 'ada@benchmark.example'
            """;

    private BareDatabase() {}

    /**
     * Starts with {@code serve FOLDER [DATABASE...]}, with the empty databases {@code plane} and further ones. Fills the first
     * organization's log with {@code events ADDRESS COUNT}, or signs a member of it in with {@code session ADDRESS TOKEN}.
     */
    public static void main(String[] arguments) throws IOException, SQLException, InterruptedException {
        if (arguments[0].equals("events")) {
            fill(arguments[1], Long.parseLong(arguments[2]));
            return;
        } else if (arguments[0].equals("session")) {
            signIn(arguments[1], arguments[2]);
            return;
        }
        EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setDataDirectory(Path.of(arguments[1]))
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create role operator login createrole");
            statement.execute("create database plane owner operator");
            for (String further : List.of(arguments).subList(2, arguments.length)) {
                statement.execute("create database " + further + " owner operator");
            }
        }
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println("ready http://127.0.0.1:" + server.getPort());
        // The server ends with this process, and the benchmark ends the process.
        Thread.currentThread().join();
    }

    private static void fill(String address, long count) throws SQLException {
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement()) {
            statement.execute(String.format(java.util.Locale.ROOT, EVENTS, count));
            statement.execute("vacuum analyze events");
        }
    }

    private static void signIn(String address, String token) throws SQLException {
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement();
                PreparedStatement session = connection.prepareStatement(SESSION)) {
            statement.execute(MEMBER);
            session.setString(1, token);
            session.execute();
        }
    }
}
