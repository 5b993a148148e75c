package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.LinkSpec;
import dev.ectype.runtime.state.table.RowOwnership;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.state.tree.TrieCursor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Holds the whole state of an emulator at one moment. {@link Emulator#restore(SavedState)} restores it. */
public final class SavedState {
    private final StateEngine engine;
    private final State state;

    SavedState(StateEngine engine, State state) {
        this.engine = engine;
        this.state = state;
    }

    StateEngine engine() {
        return engine;
    }

    State state() {
        return state;
    }

    /** Returns the state as a snapshot, with the same bytes as {@link Emulator#snapshot} at that moment. */
    public byte[] json() {
        return engine.snapshotChunks(state).whole();
    }

    /** Returns the stored documents of a resource by row identifier, oldest first. Reads no other resource. */
    public Map<String, Document> documents(String resource) {
        Map<String, Document> documents = new LinkedHashMap<>();
        RowTable table = table(resource);
        if (table != null) {
            forEach(table, row -> documents.put(row.id(), Json.parse(row.document())));
        }
        return documents;
    }

    /**
     * Returns the identifiers of the rows to which a relationship leads from the rows of a resource, by row identifier; of
     * several the last. Reads no other resource.
     */
    public Map<String, String> targets(String resource, String relationship) {
        Map<String, String> targets = new LinkedHashMap<>();
        RowTable table = table(resource);
        RowOwnership ownership = table == null ? null : table.spec().owner();
        if (table != null && ownership != null && ownership.relationship().equals(relationship)) {
            forEach(table, row -> {
                if (row.owner() != null) {
                    targets.put(row.id(), row.owner());
                }
            });
        }
        StateSchema schema = engine.schema();
        if (schema.hasLink(relationship)) {
            RowTable pairs = state.table(schema.indexOfLink(relationship));
            forEach(pairs, pair -> targets.put(LinkSpec.end(pair, LinkSpec.FROM), LinkSpec.end(pair, LinkSpec.TO)));
        }
        return targets;
    }

    private @Nullable RowTable table(String resource) {
        StateSchema schema = engine.schema();
        return schema.hasResource(resource) ? state.table(schema.indexOf(ResourceName.of(resource))) : null;
    }

    private static void forEach(RowTable table, Consumer<Row> action) {
        TrieCursor<Row> rows = TrieCursor.of(table.rows(), Order.OLDEST_FIRST);
        for (Row row = rows.next(); row != null; row = rows.next()) {
            action.accept(row);
        }
    }
}
