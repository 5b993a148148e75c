package dev.ectype.runtime.state.snapshot;

import dev.ectype.runtime.json.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Writes JSON that the caller takes in pieces, and inserts the commas. */
final class SnapshotJsonWriter {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final JsonWriter item = new JsonWriter(256);
    private boolean isFirst = true;

    int size() {
        return bytes.size();
    }

    byte[] take() {
        byte[] taken = bytes.toByteArray();
        bytes.reset();
        return taken;
    }

    SnapshotJsonWriter text(String text) {
        bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    SnapshotJsonWriter bytes(byte[] from, int length) {
        bytes.write(from, 0, length);
        return this;
    }

    /** Starts a container, so that no comma precedes the next item. */
    void fresh() {
        isFirst = true;
    }

    /** Ends a container, which is an item of its outer container. */
    SnapshotJsonWriter close(String bracket) {
        isFirst = false;
        return text(bracket);
    }

    /** Begins a member with a list as its value. */
    SnapshotJsonWriter name(String name) {
        comma();
        byte[] quoted = item.reset().value(name).toBytes();
        isFirst = true;
        return bytes(quoted, quoted.length).text(":");
    }

    /** Writes an object. */
    void item(Consumer<JsonWriter> members) {
        comma();
        item.reset().beginObject();
        members.accept(item);
        item.endObject();
        bytes.write(item.array(), 0, item.length());
    }

    private void comma() {
        if (!isFirst) {
            bytes.write(',');
        }
        isFirst = false;
    }
}
