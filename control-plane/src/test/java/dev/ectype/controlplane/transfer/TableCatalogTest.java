package dev.ectype.controlplane.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.database.Database;
import dev.ectype.controlplane.platform.database.Migrations;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableCatalogTest {
    private final ControlPlane plane = ControlPlane.shared();

    @Test
    void tablesComeAfterThoseThatTheyReferenceAndThatFillThem() throws Exception {
        List<String> names =
                plane.part(Database.class).runAsOwner(connection -> new TableCatalog(connection).tables()).stream()
                        .map(Table::name)
                        .toList();
        assertThat(names)
                .containsSubsequence("organizations", "projects", "recordings", "recording_replays")
                .containsSubsequence("users", "sessions")
                // A trigger moves rows from unsealed_events when seals are inserted.
                .containsSubsequence("events", "event_seals", "unsealed_events")
                .doesNotContain("flyway_schema_history");
        int tables = plane.owned(owner -> owner.fetchCount(owner.selectOne()
                .from("information_schema.tables")
                .where("table_schema = 'public' and table_type = 'BASE TABLE'")));
        assertThat(names).hasSize(tables - 1);
    }

    /** An export has the rows of tables. Values of sequences and large objects would stay behind. */
    @Test
    void nothingButTablesHasState() throws Exception {
        int sequences = plane.owned(owner -> owner.fetchCount(owner.selectOne().from("information_schema.sequences")));
        assertThat(sequences)
                .as("a table with a sequence needs its value in the export")
                .isZero();
        String schema = plane.part(Database.class).runAsOwner(connection -> new TableCatalog(connection).schema());
        assertThat(schema).isEqualTo(Migrations.newest());
    }
}
