package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Imports all tables of an export into a database without organizations, in one transaction. */
final class TableImport {
    private final Connection connection;
    private final TableCopies copies;
    private final List<Table> tables;
    private final Map<String, Manifest.TableFile> expected = new HashMap<>();

    private TableImport(Connection connection, TableCopies copies, Manifest manifest) throws SQLException {
        this.connection = connection;
        this.copies = copies;
        this.tables = new TableCatalog(connection).tables();
        manifest.tables().forEach(table -> expected.put(table.name(), table));
    }

    /** Begins the transaction and blocks new organizations until it ends. */
    static TableImport begin(Connection connection, Manifest manifest) throws SQLException {
        TableCopies copies = TableCopies.begin(connection);
        copies.lockOrganizations();
        return new TableImport(connection, copies, manifest);
    }

    /** Returns whether an earlier run has imported exactly these rows. Rejects a database with other rows. */
    boolean isDone() throws SQLException, IOException {
        if (!copies.hasOrganizations()) {
            return false;
        }
        for (Table table : tables) {
            if (!copies.describe(table).equals(expected.get(table.name()))) {
                throw new InvalidRequest("The database has organizations. Use an empty database with --database, or a "
                        + "new --data-dir.");
            }
        }
        return true;
    }

    /**
     * Writes the rows and compares them with the export, then commits.
     *
     * @param storage the identifier of the storage that has the contents
     */
    void run(ExportFolder folder, String storage) throws SQLException, IOException {
        Set<String> names = tables.stream().map(Table::name).collect(Collectors.toSet());
        if (!names.equals(expected.keySet())) {
            throw new Conflict(
                    "The database has the tables " + names.stream().sorted().toList() + ", but the export has "
                            + expected.keySet().stream().sorted().toList()
                            + ". Use a separate database for the control plane.");
        }
        // Tables that triggers fill follow the tables with the triggers, because of their references and names.
        for (Table table : tables) {
            List<String> columns =
                    Objects.requireNonNull(expected.get(table.name())).columns();
            if (!table.columns().equals(columns)) {
                throw new Conflict("The table \"" + table.name() + "\" has the columns " + table.columns()
                        + ", but the export has " + columns + ". Import with the version that exported.");
            }
            copies.load(table, folder.table(table.name()));
        }
        for (Table table : tables) {
            compare(table);
        }
        try (PreparedStatement update = connection.prepareStatement("update public.installation set storage_id = ?")) {
            update.setString(1, storage);
            update.executeUpdate();
        }
        connection.commit();
    }

    private void compare(Table table) throws SQLException, IOException {
        Manifest.TableFile description = copies.describe(table);
        if (!description.equals(expected.get(table.name()))) {
            throw new Conflict("The rows of the table \"" + table.name() + "\" differ from the export: "
                    + description.rows() + " rows with the SHA-256 " + description.sha256()
                    + ". Nothing was imported; report this as a bug.");
        }
    }
}
