package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.error.Conflict;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Finds the tables of an installation in the database catalog, so that tables of new migrations are included. */
final class TableCatalog {
    /** The storage identifier belongs to one installation: an import keeps its own. */
    private static final Map<String, Set<String>> LOCAL_COLUMNS = Map.of("installation", Set.of("storage_id"));

    private static final String TABLES = """
            select c.relname, null from pg_class c
             where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
               and c.relname <> 'flyway_schema_history'
               and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
             order by c.relname collate "C"
            """;
    private static final String REFERENCED = """
            select distinct r.relname, null from pg_constraint f
              join pg_class t on t.oid = f.conrelid join pg_class r on r.oid = f.confrelid
             where f.contype = 'f' and f.conrelid <> f.confrelid
               and t.relnamespace = 'public'::regnamespace and t.relname = ?
            """;
    private static final String COLUMNS = """
            select a.attname, null from pg_attribute a join pg_class c on c.oid = a.attrelid
             where c.relnamespace = 'public'::regnamespace and c.relname = ?
               and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum
            """;
    /** Orders texts by their bytes, because servers differ in the order of languages. */
    private static final String KEY = """
            select a.attname, case when a.attcollation <> 0 then ' collate "C"' else '' end
              from pg_index i join pg_class c on c.oid = i.indrelid
             cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
              join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
             where i.indisprimary and c.relnamespace = 'public'::regnamespace and c.relname = ?
             order by k.place
            """;

    private static final String SCHEMA =
            "select version, null from public.flyway_schema_history where success and version is not null "
                    + "order by installed_rank desc limit 1";

    private final Connection connection;

    TableCatalog(Connection connection) {
        this.connection = connection;
    }

    /** Returns the version of the database's newest migration. */
    String schema() throws SQLException {
        return read(SCHEMA, null, (version, none) -> version).get(0);
    }

    /** Returns all tables, each after the tables that it references, otherwise by name. */
    List<Table> tables() throws SQLException {
        Map<String, Set<String>> waiting = new TreeMap<>();
        for (String name : read(TABLES, null, (table, none) -> table)) {
            waiting.put(name, new TreeSet<>(read(REFERENCED, name, (table, none) -> table)));
        }
        List<Table> tables = new ArrayList<>();
        while (!waiting.isEmpty()) {
            String next = waiting.entrySet().stream()
                    .filter(table -> table.getValue().stream().noneMatch(waiting::containsKey))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("tables reference each other: " + waiting.keySet()));
            waiting.remove(next);
            tables.add(table(next));
        }
        return tables;
    }

    private Table table(String name) throws SQLException {
        Set<String> local = LOCAL_COLUMNS.getOrDefault(name, Set.of());
        List<String> columns = read(COLUMNS, name, (column, none) -> column).stream()
                .filter(column -> !local.contains(column))
                .toList();
        List<String> order = read(KEY, name, (column, collation) -> Table.quote(column) + collation);
        if (order.isEmpty()) {
            throw new Conflict(
                    "The table \"" + name + "\" has no primary key. Give it one, or move it to another schema: "
                            + "the schema public belongs to the control plane.");
        }
        return new Table(name, columns, order);
    }

    private List<String> read(String query, @Nullable String parameter, Line line) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            if (parameter != null) {
                statement.setString(1, parameter);
            }
            try (ResultSet rows = statement.executeQuery()) {
                List<String> lines = new ArrayList<>();
                while (rows.next()) {
                    lines.add(line.of(rows.getString(1), rows.getString(2)));
                }
                return lines;
            }
        }
    }

    /** Joins two columns to a text. */
    private interface Line {
        String of(String first, String second);
    }
}
