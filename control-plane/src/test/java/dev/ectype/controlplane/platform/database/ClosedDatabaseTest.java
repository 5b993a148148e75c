package dev.ectype.controlplane.platform.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.StartsProcesses;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;

@StartsProcesses
class ClosedDatabaseTest {
    /** Within this time, the pool opens the connections that it holds in reserve. */
    private static final int FIRST_MILLIS = 90;

    private static final int LAST_MILLIS = 150;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** The pool opens its connections in the background, some of them while it closes. */
    @Test
    void noConnectionOutlivesTheDatabase() throws Exception {
        try (PostgresServer postgres = PostgresServer.start();
                Connection observer = postgres.superuser()) {
            DatabaseLogin login = DatabaseLogin.parse(postgres.address());
            for (int millis = FIRST_MILLIS; millis <= LAST_MILLIS; millis += 2) {
                Database database = new Database(null, login, login);
                Thread.sleep(millis);
                database.close();
            }
            long deadline = System.nanoTime() + PATIENCE.toNanos();
            while (connections(observer) > 0 && System.nanoTime() < deadline) {
                Thread.sleep(50);
            }
            assertThat(connections(observer)).isZero();
        }
    }

    private static long connections(Connection observer) throws SQLException {
        try (Statement statement = observer.createStatement();
                ResultSet count =
                        statement.executeQuery("select count(*) from pg_stat_activity where usename = 'operator'")) {
            count.next();
            return count.getLong(1);
        }
    }
}
