package dev.ectype.runtime.state;

import dev.ectype.runtime.json.JsonWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Writes a state as JSON: members and rows in a fixed order, so that equal states give equal bytes. */
final class SnapshotWriter {
    static final int FORMAT = 1;
    static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private final ApiIdentity api;
    private final StateSchema schema;
    private final JsonWriter out = new JsonWriter(4096);

    SnapshotWriter(ApiIdentity api, StateSchema schema) {
        this.api = api;
        this.schema = schema;
    }

    byte[] write(State state) {
        out.reset().beginObject().name("format").value(FORMAT);
        out.name("api").beginObject().name("name").value(api.name());
        out.name("version").value(api.version()).name("hash").value(api.hash()).endObject();
        out.name("position").value(state.position());
        out.name("clock").value(TIME.format(Instant.ofEpochMilli(state.clock())));
        out.name("counters").beginObject();
        counters(state).forEach((name, value) -> out.name(name).value(value));
        out.endObject().name("resources").beginObject();
        for (int index = 0; index < schema.resources().size(); index++) {
            writeRows(state.table(index));
        }
        out.endObject().name("relationships").beginArray();
        writeOwners(state);
        writeLinks(state);
        out.endArray();
        writeTombstones(state);
        return out.endObject().toBytes();
    }

    private static Map<String, Long> counters(State state) {
        Map<String, Long> counters = new TreeMap<>();
        for (Table table : state.tables()) {
            if (table.counter() > 0) {
                counters.put(table.spec().name().value(), table.counter());
            }
        }
        TrieCursor<Counter> cursor = state.counters().cursor();
        for (Counter counter = cursor.next(); counter != null; counter = cursor.next()) {
            counters.put(counter.key(), counter.value());
        }
        return counters;
    }

    private void writeRows(Table table) {
        out.name(table.spec().name().value()).beginArray();
        TrieCursor<Row> cursor = TrieCursor.of(table.rows(), Order.OLDEST_FIRST);
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            writeRow(row);
        }
        out.endArray();
    }

    private void writeRow(Row row) {
        out.beginObject().name("id").value(row.id()).name("version").value(row.version());
        out.name("document").raw(row.document(), 0, row.document().length).endObject();
    }

    private void writeOwners(State state) {
        for (int index = 0; index < schema.resources().size(); index++) {
            TableSpec spec = schema.resources().get(index);
            Ownership owner = spec.owner();
            if (owner == null) {
                continue;
            }
            TrieCursor<Row> cursor = TrieCursor.of(state.table(index).rows(), Order.OLDEST_FIRST);
            for (Row row = cursor.next(); row != null; row = cursor.next()) {
                if (row.owner() != null) {
                    writeRelationship(
                            owner.relationship(), spec.name() + "/" + row.id(), owner.parent() + "/" + row.owner());
                }
            }
        }
    }

    private void writeLinks(State state) {
        for (LinkSpec link : schema.links()) {
            Table pairs = state.table(schema.indexOfLink(link.name()));
            TrieCursor<Row> cursor = TrieCursor.of(pairs.rows(), Order.OLDEST_FIRST);
            for (Row row = cursor.next(); row != null; row = cursor.next()) {
                String from = link.from() + "/" + LinkSpec.end(row, LinkSpec.FROM);
                writeRelationship(link.name(), from, link.to() + "/" + LinkSpec.end(row, LinkSpec.TO));
            }
        }
    }

    private void writeRelationship(String name, String from, String to) {
        out.beginObject().name("name").value(name);
        out.name("from").value(from).name("to").value(to).endObject();
    }

    /** Only there when a removed row can still be read. */
    private void writeTombstones(State state) {
        boolean isOpen = false;
        for (int index = 0; index < schema.resources().size(); index++) {
            Map<String, Row> stones = new TreeMap<>();
            TrieCursor<Tombstone> cursor = state.table(index).tombstones();
            for (Tombstone stone = cursor.next(); stone != null; stone = cursor.next()) {
                if (stone.row() != null) {
                    stones.put(stone.key(), stone.row());
                }
            }
            if (stones.isEmpty()) {
                continue;
            }
            if (!isOpen) {
                out.name("tombstones").beginObject();
                isOpen = true;
            }
            out.name(schema.resources().get(index).name().value()).beginArray();
            stones.values().forEach(this::writeRow);
            out.endArray();
        }
        if (isOpen) {
            out.endObject();
        }
    }
}
