package dev.ectype.runtime.state.snapshot;

import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.Counter;
import dev.ectype.runtime.state.table.LinkSpec;
import dev.ectype.runtime.state.table.RowOwnership;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.table.Tombstone;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.state.tree.TrieCursor;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes a state as JSON in a fixed order, so that equal states give equal bytes. It writes piece by piece to avoid a
 * second copy of a large state in memory. States are immutable.
 */
public final class SnapshotChunks implements Iterator<byte[]> {
    static final int FORMAT = 1;
    static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private static final int CHUNK_SIZE = 1 << 16;

    private final StateSchema schema;
    private final State state;
    private final SnapshotJsonWriter out = new SnapshotJsonWriter();
    /** The remaining sections. A section stays until its last part is written. */
    private final Deque<Section> sections = new ArrayDeque<>();

    /** Writes a part of the snapshot step by step. */
    private interface Section {
        /** Writes the next step and returns true if it was the last. */
        boolean write();
    }

    public SnapshotChunks(ApiIdentity api, StateSchema schema, State state) {
        this.schema = schema;
        this.state = state;
        once(() -> writeHead(api));
        for (int index = 0; index < schema.resources().size(); index++) {
            RowTable table = state.table(index);
            String name = table.spec().name().value();
            once(() -> out.name(name).text("["));
            rows(table, this::writeRow);
            once(() -> out.close("]"));
        }
        once(() -> out.close("}").text(",\"relationships\":[").fresh());
        owners();
        links();
        once(() -> out.close("]"));
        once(this::writeTombstones);
        once(() -> out.text("}"));
    }

    @Override
    public boolean hasNext() {
        return !sections.isEmpty();
    }

    @Override
    public byte[] next() {
        if (sections.isEmpty()) {
            throw new NoSuchElementException();
        }
        while (!sections.isEmpty() && out.size() < CHUNK_SIZE) {
            if (sections.element().write()) {
                sections.remove();
            }
        }
        return out.take();
    }

    public byte[] whole() {
        ByteArrayOutputStream whole = new ByteArrayOutputStream(CHUNK_SIZE);
        while (hasNext()) {
            whole.writeBytes(next());
        }
        return whole.toByteArray();
    }

    private void once(Runnable writing) {
        sections.add(() -> {
            writing.run();
            return true;
        });
    }

    private void rows(RowTable table, Consumer<Row> writing) {
        TrieCursor<Row> cursor = TrieCursor.of(table.rows(), Order.OLDEST_FIRST);
        sections.add(() -> {
            Row row = cursor.next();
            if (row != null) {
                writing.accept(row);
            }
            return row == null;
        });
    }

    private void writeHead(ApiIdentity api) {
        JsonWriter head = new JsonWriter().beginObject().name("format").value(FORMAT);
        head.name("api").beginObject().name("name").value(api.name());
        head.name("version").value(api.version()).name("hash").value(api.hash()).endObject();
        head.name("position").value(state.position());
        head.name("clock").value(TIME.format(Instant.ofEpochMilli(state.clock())));
        head.name("counters").beginObject();
        counters().forEach((name, value) -> head.name(name).value(value));
        byte[] closed = head.endObject().endObject().toBytes();
        out.bytes(closed, closed.length - 1).text(",\"resources\":{").fresh();
    }

    private Map<String, Long> counters() {
        Map<String, Long> counters = new TreeMap<>();
        for (RowTable table : state.tables()) {
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

    private void writeRow(Row row) {
        out.item(item -> {
            item.name("id").value(row.id()).name("version").value(row.version());
            item.name("document").raw(row.document(), 0, row.document().length);
        });
    }

    private void owners() {
        for (int index = 0; index < schema.resources().size(); index++) {
            TableSpec spec = schema.resources().get(index);
            RowOwnership owner = spec.owner();
            if (owner != null) {
                rows(state.table(index), row -> {
                    if (row.owner() != null) {
                        writeRelationship(
                                owner.relationship(), spec.name() + "/" + row.id(), owner.parent() + "/" + row.owner());
                    }
                });
            }
        }
    }

    private void links() {
        for (LinkSpec link : schema.links()) {
            rows(state.table(schema.indexOfLink(link.name())), row -> {
                String from = link.from() + "/" + LinkSpec.end(row, LinkSpec.FROM);
                writeRelationship(link.name(), from, link.to() + "/" + LinkSpec.end(row, LinkSpec.TO));
            });
        }
    }

    private void writeRelationship(String name, String from, String to) {
        out.item(item -> item.name("name")
                .value(name)
                .name("from")
                .value(from)
                .name("to")
                .value(to));
    }

    /** Writes the tombstones, if there are any, sorted by id. */
    private void writeTombstones() {
        boolean isOpen = false;
        for (int index = 0; index < schema.resources().size(); index++) {
            Map<String, Row> stones = new TreeMap<>();
            TrieCursor<Tombstone> cursor = state.table(index).tombstones();
            for (Tombstone stone = cursor.next(); stone != null; stone = cursor.next()) {
                @Nullable Row row = stone.row();
                if (row != null) {
                    stones.put(stone.key(), row);
                }
            }
            if (!stones.isEmpty()) {
                if (!isOpen) {
                    out.text(",\"tombstones\":{").fresh();
                }
                isOpen = true;
                out.name(schema.resources().get(index).name().value()).text("[").fresh();
                stones.values().forEach(this::writeRow);
                out.close("]");
            }
        }
        if (isOpen) {
            out.close("}");
        }
    }
}
