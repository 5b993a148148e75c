package dev.ectype.cli.render;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.runtime.client.NotASnapshot;
import dev.ectype.runtime.client.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes snapshot files. */
public final class SnapshotList {
    /** Limits the size of inspected files, because larger ones take too much memory for a list. */
    private static final long LOOKED_INTO = 64 << 20;

    private final List<Line> lines = new ArrayList<>();

    /**
     * Describes one file.
     *
     * @param snapshot the header of the snapshot; null if the file is no snapshot or too large
     */
    private record Line(
            String name,
            Path file,
            long size,
            @Nullable Snapshot snapshot,
            @Nullable String fault) {}

    public void add(String name, Path file) throws IOException {
        long size = Files.size(file);
        try {
            lines.add(new Line(name, file, size, size > LOOKED_INTO ? null : Snapshot.read(file), null));
        } catch (NotASnapshot broken) {
            lines.add(new Line(name, file, size, null, broken.getMessage()));
        }
    }

    /** Rejects a file that is no snapshot, as far as its beginning shows. */
    public static void check(Path file) throws IOException {
        long size = Files.size(file);
        if (size <= LOOKED_INTO || size > Snapshot.LARGEST) {
            Snapshot.read(file);
        }
    }

    public boolean isEmpty() {
        return lines.isEmpty();
    }

    public List<String> lines() {
        Columns columns = new Columns().row("name", "api", "position", "bytes");
        for (Line line : lines) {
            Snapshot snapshot = line.snapshot;
            columns.row(
                    line.name,
                    snapshot == null
                            ? line.fault == null ? "-" : "(no snapshot)"
                            : snapshot.api().toString(),
                    snapshot == null ? "-" : Long.toString(snapshot.position()),
                    Long.toString(line.size));
        }
        return columns.lines();
    }

    /** Returns all files as JSON. */
    public String json() {
        return JsonPrinter.compact(new JsonArray(
                new ArrayList<>(lines.stream().map(SnapshotList::object).toList())));
    }

    /** Returns one file as JSON. */
    public String object(int index) {
        return JsonPrinter.compact(object(lines.get(index)));
    }

    /** Returns one file as text. */
    public String about(int index) {
        Line line = lines.get(index);
        Snapshot snapshot = line.snapshot;
        String of = snapshot == null ? "" : snapshot.api() + " at position " + snapshot.position() + ", ";
        return line.name + ": " + of + line.size + " bytes in " + line.file;
    }

    private static JsonObject object(Line line) {
        JsonObject.Builder object = JsonObject.builder().put("name", line.name).put("file", line.file.toString());
        Snapshot snapshot = line.snapshot;
        if (snapshot != null) {
            JsonObject api = JsonObject.builder()
                    .put("name", snapshot.api().name())
                    .put("version", snapshot.api().version())
                    .put("hash", snapshot.api().hash())
                    .build();
            object.put("api", api).put("position", snapshot.position());
        }
        object.put("bytes", line.size);
        return line.fault == null
                ? object.build()
                : object.put("fault", line.fault).build();
    }
}
