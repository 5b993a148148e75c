package dev.ectype.controlplane.platform.database;

import java.sql.SQLException;

/** Describes database failures and their remedies. */
final class DatabaseFaults {
    /** The prefixes of SQL states: no connection, no login, unknown database. */
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
     * Creates the error of a failure.
     *
     * @param what the action that failed
     * @param hint the remedy if the database was reached, or null
     */
    static IllegalStateException of(SQLException failed, String what, String hint) {
        String state = String.valueOf(failed.getSQLState());
        String reason = String.valueOf(failed.getMessage()).split("\\. |\\.$", 2)[0];
        if (state.startsWith(UNREACHABLE)) {
            reason = "Cannot reach the database: " + reason + ". Start it, or correct the address of --database.";
        } else if (state.startsWith(REFUSED) || state.startsWith(UNKNOWN)) {
            reason = "The database refuses --database: " + reason + ". Correct its user, password and name.";
        } else {
            reason = (what + ": " + reason + ". " + hint).strip();
        }
        return new IllegalStateException(reason, failed);
    }
}
