package dev.ectype.controlplane.platform.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Creates the PostgreSQL role with which the application connects to its database. Each database has its own role, so that databases of one server are independent. */
final class Roles {
    private static final Logger LOG = LoggerFactory.getLogger(Roles.class);
    private static final String NOTHING_SPECIAL = " nosuperuser nobypassrls nocreatedb nocreaterole";
    /** Returns the role name as the function application_role of the migrations does; PostgreSQL truncates names at 63 bytes. */
    private static final String NAME = "select ('ectype_app_' || current_database())::name";
    /** The role to which the first migrations grant rights, until a later one revokes them. */
    private static final String FORMER = "ectype_app";
    /** The advisory lock with which starting nodes take turns; any unused number works. */
    private static final long TURN = 0x6563747970650001L;

    private final DatabaseLogin owner;

    Roles(DatabaseLogin owner) {
        this.owner = owner;
    }

    /** Returns the login of the application's existing role. */
    DatabaseLogin application(String password) {
        try (Connection connection = owner.connect();
                Statement statement = connection.createStatement()) {
            return owner.as(name(statement), password);
        } catch (SQLException failed) {
            throw DatabaseFaults.of(failed, "Cannot read the name of the application's role");
        }
    }

    /**
     * Creates the role unless it exists.
     *
     * @param password the password in hexadecimal digits, hence without quotes
     * @return the login of the application
     */
    DatabaseLogin makeApplication(String password) {
        try (Connection connection = owner.connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            takeTurn(statement);
            make(connection, FORMER, " nologin" + NOTHING_SPECIAL);
            String name = name(statement);
            make(connection, name, " login" + NOTHING_SPECIAL + " password '" + password + "'");
            if (exists(statement, name, " and (rolsuper or rolbypassrls)")) {
                throw new IllegalStateException(
                        "The role " + name
                                + " can read all rows. Revoke SUPERUSER and BYPASSRLS from it: they disable the isolation of organizations.");
            }
            connection.commit();
            DatabaseLogin application = owner.as(name, password);
            if (!opens(application)) {
                LOG.warn(
                        "The role {} had another password than this installation derives; the password is reset.",
                        name);
                changePassword(statement, name, password);
                connection.commit();
            }
            return application;
        } catch (SQLException failed) {
            throw DatabaseFaults.of(
                    failed,
                    "Cannot create the role of the application",
                    "The user of --database must own the database and have CREATEROLE.");
        }
    }

    /** Roles belong to the whole server, so another database may create the same role at the same time. */
    private static void make(Connection connection, String name, String attributes) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (exists(statement, name, "")) {
                return;
            }
            Savepoint before = connection.setSavepoint();
            try {
                statement.execute("create role " + quoted(name) + attributes);
            } catch (SQLException failed) {
                connection.rollback(before);
                if (!exists(statement, name, "")) {
                    throw failed;
                }
            }
        }
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    static boolean opens(DatabaseLogin login) throws SQLException {
        try (Connection opened = login.connect()) {
            return opened.isValid(1);
        } catch (SQLException failed) {
            if (DatabaseFaults.isRefused(failed)) {
                return false;
            }
            throw failed;
        }
    }

    /** Locks the role against other processes until the transaction ends. */
    static void takeTurn(Statement statement) throws SQLException {
        statement.execute("select pg_advisory_xact_lock(" + TURN + ")");
    }

    /** @param password the password in hexadecimal digits, hence without quotes */
    static void changePassword(Statement statement, String name, String password) throws SQLException {
        statement.execute("alter role " + quoted(name) + " password '" + password + "'");
    }

    static String name(Statement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery(NAME)) {
            result.next();
            return result.getString(1);
        }
    }

    private static boolean exists(Statement statement, String name, String condition) throws SQLException {
        try (ResultSet result = statement.executeQuery(
                "select from pg_roles where rolname = " + statement.enquoteLiteral(name) + condition)) {
            return result.next();
        }
    }
}
