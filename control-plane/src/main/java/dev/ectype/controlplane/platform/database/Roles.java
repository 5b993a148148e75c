package dev.ectype.controlplane.platform.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Makes the role that the application logs in as. */
final class Roles {
    private static final String NOTHING_SPECIAL = " login nosuperuser nobypassrls nocreatedb nocreaterole";
    /** Nodes that start together take turns; any number will do that nobody else locks. */
    private static final long TURN = 0x6563747970650001L;

    /** The beginnings of SQL states: no connection, no login, no such database. */
    private static final String UNREACHABLE = "08";

    private static final String REFUSED = "28";
    private static final String UNKNOWN = "3D";

    private final DatabaseLogin owner;

    Roles(DatabaseLogin owner) {
        this.owner = owner;
    }

    /** @param password of hexadecimal digits, hence without quotes */
    void makeApplication(String password) {
        try (Connection connection = owner.connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("select pg_advisory_xact_lock(" + TURN + ")");
            String verb = exists(statement, "")
                    ? "alter role " + Database.APPLICATION
                    : "create role " + Database.APPLICATION + NOTHING_SPECIAL;
            statement.execute(verb + " password '" + password + "'");
            if (exists(statement, " and (rolsuper or rolbypassrls)")) {
                throw new IllegalStateException(
                        "The role " + Database.APPLICATION
                                + " may see all rows. Take SUPERUSER and BYPASSRLS from it: they undo what keeps organizations apart.");
            }
            connection.commit();
        } catch (SQLException failed) {
            throw new IllegalStateException(reason(failed), failed);
        }
    }

    private static String reason(SQLException failed) {
        String state = String.valueOf(failed.getSQLState());
        String said = String.valueOf(failed.getMessage()).split("\\. |\\.$", 2)[0];
        if (state.startsWith(UNREACHABLE)) {
            return "Cannot reach the database: " + said + ". Start it, or correct the address of --database.";
        } else if (state.startsWith(REFUSED) || state.startsWith(UNKNOWN)) {
            return "The database refuses --database: " + said + ". Correct its user, password and name.";
        }
        return "Cannot make the role " + Database.APPLICATION + ": " + said
                + ". The user of --database must own the database and have CREATEROLE.";
    }

    private static boolean exists(Statement statement, String condition) throws SQLException {
        try (ResultSet found = statement.executeQuery(
                "select from pg_roles where rolname = '" + Database.APPLICATION + "'" + condition)) {
            return found.next();
        }
    }
}
