package dev.ectype.controlplane.platform.database;

import java.sql.SQLException;

/** Says what is wrong with a database that cannot be worked with, and what to do about it. */
final class DatabaseFaults {
    /** The beginnings of SQL states: no connection, no login, no such database. */
    private static final String UNREACHABLE = "08";

    private static final String REFUSED = "28";
    private static final String UNKNOWN = "3D";

    private DatabaseFaults() {}

    static boolean isRefused(SQLException failed) {
        return String.valueOf(failed.getSQLState()).startsWith(REFUSED);
    }

    static IllegalStateException of(SQLException failed, String what) {
        return of(failed, what, "");
    }

    /**
     * The fault.
     *
     * @param what what cannot be done
     * @param hint what helps where the database was reached, or nothing
     */
    static IllegalStateException of(SQLException failed, String what, String hint) {
        String state = String.valueOf(failed.getSQLState());
        String said = String.valueOf(failed.getMessage()).split("\\. |\\.$", 2)[0];
        if (state.startsWith(UNREACHABLE)) {
            said = "Cannot reach the database: " + said + ". Start it, or correct the address of --database.";
        } else if (state.startsWith(REFUSED) || state.startsWith(UNKNOWN)) {
            said = "The database refuses --database: " + said + ". Correct its user, password and name.";
        } else {
            said = (what + ": " + said + ". " + hint).strip();
        }
        return new IllegalStateException(said, failed);
    }
}
