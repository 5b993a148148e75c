package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.crypto.SealedColumn;
import dev.ectype.controlplane.platform.error.Conflict;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** Replaces the application key in the database, in one transaction: the sealed values, the check of the key and the passwords of roles. */
final class KeyExchange {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(100);
    /** The result if the database already has the new key. */
    static final long DONE_BEFORE = -1;

    private static final int ROWS_AT_ONCE = 200;

    private final ApplicationKey before;
    private final ApplicationKey after;
    private final List<SealedColumn> columns;

    KeyExchange(ApplicationKey before, ApplicationKey after, List<SealedColumn> columns) {
        this.before = before;
        this.after = after;
        this.columns = columns;
    }

    /**
     * Replaces the key.
     *
     * @param login the login that may change the tables and the roles
     * @param roles the roles with derived passwords besides that of the application
     * @return the number of resealed values, or {@link #DONE_BEFORE}
     */
    long run(DatabaseLogin login, List<RolePassword> roles) {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            if (!Database.isMigrated(login)) {
                throw new Conflict("The database was not migrated by this version of the control plane; start and stop"
                        + " a node of this version before you rotate the key.");
            }
            connection.setAutoCommit(false);
            long values = run(connection, statement, roles);
            connection.commit();
            return values;
        } catch (SQLException failed) {
            throw DatabaseFaults.of(failed, "Cannot replace the application key");
        }
    }

    private long run(Connection connection, Statement statement, List<RolePassword> roles) throws SQLException {
        String application = Roles.name(statement);
        refuseConnections(connection, application);
        Roles.takeTurn(statement);
        // A starting node waits for this lock and is rejected after the key has changed.
        statement.execute("lock table installation in access exclusive mode");
        if (new KeyCheck(after).matches(connection)) {
            return DONE_BEFORE;
        }
        new KeyCheck(before).compare(connection);
        long values = 0;
        for (SealedColumn column : columns) {
            values += seal(connection, column);
        }
        new KeyCheck(after).replace(connection);
        List<RolePassword> all = new ArrayList<>(roles);
        all.add(new RolePassword(application, Database.PASSWORD));
        for (RolePassword role : all) {
            Roles.changePassword(statement, role.role(), after.password(role.purpose()));
        }
        refuseConnections(connection, application);
        return values;
    }

    /** Rejects the exchange while nodes are connected. Connections of a node that has just stopped end within seconds. */
    private static void refuseConnections(Connection connection, String role) throws SQLException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        long open = countConnections(connection, role);
        while (open > 0 && System.nanoTime() < deadline) {
            LockSupport.parkNanos(PAUSE.toNanos());
            open = countConnections(connection, role);
        }
        if (open > 0) {
            throw new Conflict("Nodes have " + open + (open == 1 ? " connection" : " connections")
                    + " to the database; stop all nodes before you rotate the key.");
        }
    }

    private static long countConnections(Connection connection, String role) throws SQLException {
        // PostgreSQL keeps the first result of a transaction otherwise.
        try (Statement clear = connection.createStatement()) {
            clear.execute("select pg_stat_clear_snapshot()");
        }
        try (PreparedStatement count = connection.prepareStatement(
                "select count(*) from pg_stat_activity where usename = ? and datname = current_database()")) {
            count.setString(1, role);
            try (ResultSet row = count.executeQuery()) {
                return row.next() ? row.getLong(1) : 0;
            }
        }
    }

    /** The cursor reads a snapshot of the rows, so it does not return resealed rows again. */
    private long seal(Connection connection, SealedColumn column) throws SQLException {
        String select = "select ctid::text, \"" + column.id() + "\"::text, \"" + column.column() + "\" from \""
                + column.table() + "\" where \"" + column.column() + "\" is not null";
        String update = "update \"" + column.table() + "\" set \"" + column.column() + "\" = ? where ctid = ?::tid";
        long values = 0;
        try (PreparedStatement reading = connection.prepareStatement(select);
                PreparedStatement writing = connection.prepareStatement(update)) {
            reading.setFetchSize(ROWS_AT_ONCE);
            try (ResultSet row = reading.executeQuery()) {
                while (row.next()) {
                    String purpose = column.purpose(row.getString(2));
                    writing.setBytes(1, after.seal(before.open(row.getBytes(3), purpose), purpose));
                    writing.setString(2, row.getString(1));
                    values += writing.executeUpdate();
                }
            }
        }
        return values;
    }
}
