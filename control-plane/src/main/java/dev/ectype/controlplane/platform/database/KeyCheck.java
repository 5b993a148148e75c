package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Refuses to work with another application key than the one whose secrets stand in the database. */
final class KeyCheck {
    private final DatabaseLogin owner;

    KeyCheck(DatabaseLogin owner) {
        this.owner = owner;
    }

    void run(ApplicationKey key) {
        byte[] check = key.derive("installation");
        try (Connection connection = owner.connect();
                PreparedStatement insert = connection.prepareStatement(
                        "insert into installation (key_check, created_at) values (?, now()) on conflict do nothing");
                PreparedStatement select = connection.prepareStatement("select key_check from installation")) {
            insert.setBytes(1, check);
            insert.executeUpdate();
            try (ResultSet row = select.executeQuery()) {
                if (!row.next() || !MessageDigest.isEqual(row.getBytes(1), check)) {
                    throw new IllegalStateException(
                            "This database belongs to another application key. Set ECTYPE_APPLICATION_KEY to the "
                                    + "key of the node that made it: the file application.key in its --data-dir.");
                }
            }
        } catch (SQLException failed) {
            throw new IllegalStateException("Cannot read the database: " + failed.getMessage(), failed);
        }
    }
}
