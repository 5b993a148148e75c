package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Rejects an application key that differs from the key of the database's secrets. */
final class KeyCheck {
    private final byte[] check;

    KeyCheck(ApplicationKey key) {
        this.check = key.derive("installation");
    }

    /** Returns the error for another key. */
    static IllegalStateException anotherKey() {
        return new IllegalStateException(
                "This database belongs to another application key. Set ECTYPE_APPLICATION_KEY to the "
                        + "key of the node that created it: the file application.key in its --data-dir.");
    }

    /** Rejects a database with another key before anything is changed. A new database passes. */
    void refuseAnotherKey(DatabaseLogin owner) {
        try (Connection connection = owner.connect()) {
            boolean made;
            try (PreparedStatement exists =
                            connection.prepareStatement("select to_regclass('public.installation') is not null");
                    ResultSet row = exists.executeQuery()) {
                made = row.next() && row.getBoolean(1);
            }
            if (made) {
                compare(connection);
            }
        } catch (SQLException failed) {
            throw DatabaseFaults.of(failed, "Cannot read the database");
        }
    }

    /** Assigns this key to a migrated database without a key. */
    void claim(DatabaseLogin owner) {
        try (Connection connection = owner.connect();
                PreparedStatement insert = connection.prepareStatement(
                        "insert into installation (key_check, created_at) values (?, now()) on conflict do nothing")) {
            insert.setBytes(1, check);
            insert.executeUpdate();
            compare(connection);
        } catch (SQLException failed) {
            throw DatabaseFaults.of(failed, "Cannot read the database");
        }
    }

    /** Returns whether the database has this key or none. */
    boolean matches(DatabaseLogin owner) {
        try (Connection connection = owner.connect()) {
            return matches(connection);
        } catch (SQLException failed) {
            throw DatabaseFaults.of(failed, "Cannot read the database");
        }
    }

    void compare(Connection connection) throws SQLException {
        if (!matches(connection)) {
            throw anotherKey();
        }
    }

    boolean matches(Connection connection) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("select key_check from installation");
                ResultSet row = select.executeQuery()) {
            return !row.next() || MessageDigest.isEqual(row.getBytes(1), check);
        }
    }

    /** Assigns this key to the database. */
    void replace(Connection connection) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("update installation set key_check = ?")) {
            update.setBytes(1, check);
            update.executeUpdate();
        }
    }
}
