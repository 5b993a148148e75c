package dev.ectype.runtime.state.snapshot;

import dev.ectype.runtime.json.JsonKind;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.slice.JsonSlice;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.Counter;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.tree.KeyMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a state from a snapshot and refuses content that does not fit the API. */
public final class SnapshotReader {
    private static final List<String> KNOWN =
            List.of("format", "api", "position", "clock", "counters", "resources", "relationships", "tombstones");

    private final ApiIdentity api;
    private final StateSchema schema;
    private final long startOfClock;
    private final Object edit = new Object();

    public SnapshotReader(ApiIdentity api, StateSchema schema, long startOfClock) {
        this.api = api;
        this.schema = schema;
        this.startOfClock = startOfClock;
    }

    public State read(JsonSlice document, SnapshotFit fit) {
        SnapshotSection root = new SnapshotSection("snapshot", document);
        root.members().stream().filter(member -> !KNOWN.contains(member.name())).forEach(SnapshotSection::field);
        checkFormat(root.require("format").field());
        boolean complete = fit == SnapshotFit.SAME_DESCRIPTION;
        SnapshotSection made = member(root, "api", complete);
        if (made != null) {
            checkApi(made.field(), complete);
        }
        SnapshotField position = field(root, "position", complete);
        SnapshotField clock = field(root, "clock", complete);
        SnapshotField counters = field(root, "counters", complete);
        SnapshotSection relationships = member(root, "relationships", complete);
        RowTable[] tables =
                schema.tables().stream().map(spec -> new RowTable(spec, edit)).toArray(RowTable[]::new);
        SnapshotRelationships related = new SnapshotRelationships(schema, relationships);
        readRows(root.require("resources"), tables, related.owners(), !complete);
        related.link(tables);
        readTombstones(root.find("tombstones"), tables);
        return new State(
                position == null ? 0 : position.number(0),
                clock == null ? startOfClock : clock.millis(),
                tables,
                readCounters(counters, tables));
    }

    private static @Nullable SnapshotSection member(SnapshotSection root, String name, boolean required) {
        return required ? root.require(name) : root.find(name);
    }

    private static @Nullable SnapshotField field(SnapshotSection root, String name, boolean required) {
        SnapshotSection part = member(root, name, required);
        return part == null ? null : part.field();
    }

    private static @Nullable SnapshotField member(SnapshotField root, String name, boolean required) {
        return required ? root.require(name) : root.find(name);
    }

    private static void checkFormat(SnapshotField format) {
        if (format.number(0) != SnapshotChunks.FORMAT) {
            throw format.refused(SnapshotChunks.FORMAT + ", the only format this version reads");
        }
    }

    /** Checks the API of a snapshot. A handwritten snapshot may omit it, but a given one must match. */
    private void checkApi(SnapshotField found, boolean complete) {
        SnapshotField name = member(found, "name", complete);
        if (name != null && !name.text().equals(api.name())) {
            throw BadSnapshot.ofAnotherApi(name.refused("'" + api.name() + "', the API of this emulator"));
        }
        SnapshotField hash = member(found, "hash", complete);
        if (hash != null && !hash.text().equals(api.hash())) {
            throw BadSnapshot.ofAnotherApi(
                    hash.refused("'" + api.hash() + "': the description has changed since the snapshot was taken"));
        }
    }

    /** @param foreign true if the documents may not come from this emulator */
    private void readRows(
            SnapshotSection resources, RowTable[] tables, List<Map<String, String>> owners, boolean foreign) {
        for (SnapshotSection rows : resources.members()) {
            int index = resource(resources.where(), rows.name());
            for (SnapshotField row : rows.elements()) {
                readRow(row, tables[index], owners.get(index), foreign);
            }
        }
        for (int index = 0; index < owners.size(); index++) {
            for (String id : owners.get(index).keySet()) {
                throw new BadSnapshot("snapshot.relationships names the owner of "
                        + tables[index].spec().name() + "/" + id + ", which is not among the rows");
            }
        }
    }

    private static void check(SnapshotField row, TableSpec spec) {
        SnapshotField document = row.require("document");
        String fault = spec.rule().violation(document.value());
        if (fault != null) {
            throw BadSnapshot.ofDocument(document.where() + fault);
        }
    }

    private static void readRow(SnapshotField row, RowTable table, Map<String, String> ownerOf, boolean foreign) {
        String id = row.require("id").id();
        SnapshotField version = row.find("version");
        if (table.find(id) != null) {
            throw new BadSnapshot(row.where() + " repeats the id '" + id + "'");
        }
        if (foreign) {
            check(row, table.spec());
        }
        byte[] document = row.require("document").tight();
        Row fresh = table.append(id, document, ownerOf.remove(id));
        if (version != null && version.number(1) > 1) {
            table.change(fresh, fresh.with(new Row.Content(version.number(1), document, fresh.owner())));
        }
    }

    private void readTombstones(@Nullable SnapshotSection tombstones, RowTable[] tables) {
        if (tombstones == null) {
            return;
        }
        for (SnapshotSection stones : tombstones.members()) {
            RowTable table = tables[resource(tombstones.where(), stones.name())];
            for (SnapshotField stone : stones.elements()) {
                String id = stone.require("id").id();
                SnapshotField version = stone.find("version");
                long written = version == null ? 1 : version.number(1);
                byte[] document = stone.require("document").tight();
                table.bury(id, Row.named(id, new Row.Content(written, document, null), 0));
            }
        }
    }

    private KeyMap<Counter> readCounters(@Nullable SnapshotField counters, RowTable[] tables) {
        KeyMap<Counter> named = new KeyMap<>(edit);
        if (counters == null) {
            return named;
        }
        for (JsonMember member : members(counters)) {
            long value = new SnapshotField(counters.where() + "." + member.name(), member.value()).number(0);
            if (schema.hasResource(member.name())) {
                tables[schema.indexOf(ResourceName.of(member.name()))].counter(value);
            } else {
                named.put(new Counter(member.name(), value));
            }
        }
        return named;
    }

    private int resource(String where, String name) {
        if (!schema.hasResource(name)) {
            List<ResourceName> known =
                    schema.resources().stream().map(TableSpec::name).toList();
            throw new BadSnapshot(where + " contains '" + name + "', which this API does not have; it has " + known);
        }
        return schema.indexOf(ResourceName.of(name));
    }

    private static Iterable<JsonMember> members(SnapshotField object) {
        return object.expect(JsonKind.OBJECT, "an object").value().members();
    }
}
