package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ContentReferences;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Finds the names of all referenced contents. */
final class ContentNames {
    private static final int AT_ONCE = 1_000;

    private final String query;
    private final JsonMapper json;

    ContentNames(List<ContentReferences> features, JsonMapper json) {
        this.query = features.stream()
                .map(feature -> "select organization_id, path, size, sha256 from (" + feature.query()
                        + ") as feature (organization_id, path, size, sha256)")
                .sorted()
                .collect(Collectors.joining(" union all "));
        this.json = json;
    }

    /** Writes the names to a file, in the order of an index. */
    void write(Connection connection, Path file) throws SQLException, IOException {
        try (PreparedStatement statement = connection.prepareStatement(
                        "select * from (" + query + ") as named order by organization_id, path collate \"C\"");
                OutputStream target = new BufferedOutputStream(PrivateFiles.write(file))) {
            statement.setFetchSize(AT_ONCE);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    target.write(json.writeValueAsBytes(entry(rows)));
                    target.write('\n');
                }
            }
        }
    }

    /** Returns whether a row currently refers to a content. */
    boolean has(Connection connection, IndexEntry name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(
                "select exists (select from (" + query + ") as named where organization_id = ? and path = ?)")) {
            statement.setObject(1, name.organizationId());
            statement.setString(2, name.path());
            try (ResultSet row = statement.executeQuery()) {
                return row.next() && row.getBoolean(1);
            }
        }
    }

    private static IndexEntry entry(ResultSet row) throws SQLException {
        byte @Nullable [] sum = row.getBytes("sha256");
        return new IndexEntry(
                IdKind.ORGANIZATION.text(row.getObject("organization_id", UUID.class)),
                row.getString("path"),
                row.getObject("size", Long.class),
                sum == null ? null : HexFormat.of().formatHex(sum),
                false);
    }
}
