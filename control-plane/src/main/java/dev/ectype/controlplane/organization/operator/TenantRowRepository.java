package dev.ectype.controlplane.organization.operator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.Name;
import org.jooq.impl.DSL;
import org.springframework.stereotype.Repository;

/** Deletes the rows of an organization from every tenant table in the database catalog, including tables of later migrations. */
@Repository
class TenantRowRepository {
    /** Returns the tables with a tenant policy, except the table of organizations. */
    private static final String TABLES = """
            select c.relname from pg_class c
             where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'organizations'
               and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
             order by 1""";

    private static final String REFERENCES = """
            select child.relname, parent.relname from pg_constraint r
              join pg_class child on child.oid = r.conrelid
              join pg_class parent on parent.oid = r.confrelid
             where r.contype = 'f' and child.oid <> parent.oid""";

    private final DSLContext database;

    TenantRowRepository(DSLContext database) {
        this.database = database;
    }

    /** Deletes all rows and returns their number. It repeats until no rows remain, because triggers may insert rows into other tables. */
    long delete(UUID organization) {
        List<String> tables = tables();
        long all = 0;
        long now;
        do {
            now = 0;
            for (String table : tables) {
                Name name = DSL.name(table);
                now += database.deleteFrom(DSL.table(name))
                        .where(DSL.field(DSL.name("organization_id"), UUID.class)
                                .eq(organization))
                        .execute();
            }
            all += now;
        } while (now > 0);
        return all;
    }

    /** Returns the tables in an order that respects foreign keys. */
    List<String> tables() {
        Map<String, Set<String>> children = new HashMap<>();
        database.fetch(REFERENCES)
                .forEach(row -> children.computeIfAbsent(row.get(1, String.class), parent -> new HashSet<>())
                        .add(row.get(0, String.class)));
        List<String> waiting = new ArrayList<>(database.fetch(TABLES).getValues(0, String.class));
        List<String> ordered = new ArrayList<>();
        while (!waiting.isEmpty()) {
            String next = waiting.stream()
                    .filter(table -> waiting.stream().noneMatch(children.getOrDefault(table, Set.of())::contains))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("These tables refer to each other: " + waiting));
            waiting.remove(next);
            ordered.add(next);
        }
        return ordered;
    }
}
