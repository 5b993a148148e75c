package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/** Copies all rows of tables between a database and files, in one transaction as owner. */
final class TableCopies {
    /** Makes the form of values independent of server settings. */
    private static final String FORMS = "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; "
            + "set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1";

    private final Connection connection;

    private TableCopies(Connection connection) {
        this.connection = connection;
    }

    /** Begins a transaction with a consistent snapshot of all tables. */
    static TableCopies readAtOneMoment(Connection connection) throws SQLException {
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setReadOnly(true);
        return begin(connection);
    }

    static TableCopies begin(Connection connection) throws SQLException {
        TableCopies copies = new TableCopies(connection);
        copies.run(FORMS);
        return copies;
    }

    /** Writes the rows of a table to a file. */
    Manifest.TableFile export(Table table, Path file) throws SQLException, IOException {
        try (OutputStream target = new BufferedOutputStream(PrivateFiles.write(file))) {
            return copyOut(table, target);
        }
    }

    /** Computes the manifest entry of a table. */
    Manifest.TableFile describe(Table table) throws SQLException, IOException {
        return copyOut(table, OutputStream.nullOutputStream());
    }

    private Manifest.TableFile copyOut(Table table, OutputStream target) throws SQLException, IOException {
        MessageDigest digest = Sha256.begin();
        long rows = manager().copyOut(table.copyOut(), new DigestOutputStream(target, digest));
        return new Manifest.TableFile(table.name(), table.columns(), rows, ContentSum.hex(digest));
    }

    /**
     * Replaces the rows of a table by those of a file, including rows that triggers inserted. It uses {@code insert}, because PostgreSQL's
     * {@code copy} does not support tables with row policies.
     */
    void load(Table table, Path file) throws SQLException, IOException {
        run("create temporary table incoming on commit drop as select " + table.columnList() + " from " + table.quoted()
                + " with no data");
        try (InputStream rows = new BufferedInputStream(Files.newInputStream(file))) {
            manager()
                    .copyIn("copy pg_temp.incoming (" + table.columnList() + ") from stdin (format csv, header)", rows);
        }
        run("delete from " + table.quoted());
        run("insert into " + table.quoted() + " (" + table.columnList() + ") select " + table.columnList()
                + " from pg_temp.incoming");
        run("drop table pg_temp.incoming");
    }

    /** Blocks new organizations until the transaction ends; a node that starts meanwhile waits. */
    void lockOrganizations() throws SQLException {
        run("lock table public.organizations in share row exclusive mode");
    }

    boolean hasOrganizations() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select exists (select from public.organizations)")) {
            return row.next() && row.getBoolean(1);
        }
    }

    void run(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private CopyManager manager() throws SQLException {
        return connection.unwrap(PGConnection.class).getCopyAPI();
    }
}
