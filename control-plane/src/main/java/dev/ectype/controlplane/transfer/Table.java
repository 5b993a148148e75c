package dev.ectype.controlplane.transfer;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as the catalog of the database describes it.
 *
 * @param columns the columns that an export has: neither generated ones nor those of one machine
 * @param order the columns of the primary key, as they stand in {@code order by}
 */
record Table(String name, List<String> columns, List<String> order) {
    /** The name as statements have it. */
    String quoted() {
        return "public." + quote(name);
    }

    String columnList() {
        return columns.stream().map(Table::quote).collect(Collectors.joining(", "));
    }

    /** Copies all rows out. Equal rows give equal bytes on every server. */
    String copyOut() {
        return "copy (select " + columnList() + " from " + quoted() + " order by " + String.join(", ", order)
                + ") to stdout with (format csv, header)";
    }

    static String quote(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }
}
