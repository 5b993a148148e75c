package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds a document from values at paths. */
public final class PathDocumentBuilder {
    private final Map<String, PathDocumentBuilder> members = new LinkedHashMap<>();
    private @Nullable Document value;

    /** Returns a document with only a value at a path. */
    public static Document of(MemberPath path, Document value) {
        if (path.isEmpty()) {
            return value;
        }
        PathDocumentBuilder root = new PathDocumentBuilder();
        root.put(path, 0, value);
        JsonWriter out = new JsonWriter(value.length() + 32);
        root.write(out);
        return out.toDocument();
    }

    /**
     * Returns a document with only a list of values. The path ends at the first element of the list; without a list, only the
     * first value is used.
     */
    public static Document of(MemberPath path, List<Document> values) {
        List<String> names = path.names();
        int first = names.indexOf(SchemaShape.FIRST);
        if (first < 0) {
            return values.isEmpty() ? Document.EMPTY_OBJECT : of(path, values.get(0));
        }
        MemberPath rest = new MemberPath(names.subList(first + 1, names.size()));
        JsonWriter list = new JsonWriter(256).beginArray();
        values.forEach(value -> list.value(of(rest, value)));
        return of(new MemberPath(names.subList(0, first)), list.endArray().toDocument());
    }

    void put(MemberPath path, int depth, Document put) {
        if (depth == path.names().size()) {
            value = put;
            return;
        }
        members.computeIfAbsent(path.names().get(depth), name -> new PathDocumentBuilder())
                .put(path, depth + 1, put);
    }

    /** Creates the objects along a path. */
    void open(MemberPath path) {
        PathDocumentBuilder at = this;
        for (String name : path.names()) {
            at = at.members.computeIfAbsent(name, key -> new PathDocumentBuilder());
        }
    }

    void write(JsonWriter out) {
        if (value != null) {
            out.value(value);
            return;
        }
        PathDocumentBuilder first = members.size() == 1 ? members.get(SchemaShape.FIRST) : null;
        if (first != null) {
            first.write(out.beginArray());
            out.endArray();
            return;
        }
        out.beginObject();
        members.forEach((name, member) -> {
            out.name(name);
            member.write(out);
        });
        out.endObject();
    }
}
