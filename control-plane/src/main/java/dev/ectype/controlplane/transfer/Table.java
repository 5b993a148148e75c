package dev.ectype.controlplane.transfer;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Describes a table of the database catalog.
 *
 * @param columns the exported columns, without generated and machine-specific ones
 * @param order the columns of the primary key, in the form of {@code order by}
 */
record Table(String name, List<String> columns, List<String> order) {
    /** Returns the quoted name for statements. */
    String quoted() {
        return "public." + quote(name);
    }

    String columnList() {
        return columns.stream().map(Table::quote).collect(Collectors.joining(", "));
    }

    /** Returns the statement that exports all rows. Equal rows give equal bytes on every server. */
    String copyOut() {
        return "copy (select " + columnList() + " from " + quoted() + " order by " + String.join(", ", order)
                + ") to stdout with (format csv, header)";
    }

    static String quote(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }
}
