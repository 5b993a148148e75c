package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A document that grows by values put at paths. */
final class Grown {
    private final Map<String, Grown> members = new LinkedHashMap<>();
    private @Nullable Document value;

    /** A document that holds nothing but a value at a path. */
    static Document of(MemberPath path, Document value) {
        if (path.isEmpty()) {
            return value;
        }
        Grown root = new Grown();
        root.put(path, 0, value);
        JsonWriter out = new JsonWriter(value.length() + 32);
        root.write(out);
        return out.toDocument();
    }

    /** A document that holds nothing but values in the list at whose first element a path ends; the first where there is no list. */
    static Document of(MemberPath path, List<Document> values) {
        List<String> names = path.names();
        int first = names.indexOf(Shape.FIRST);
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
        members.computeIfAbsent(path.names().get(depth), name -> new Grown()).put(path, depth + 1, put);
    }

    /** Makes sure that there is an object at a path. */
    void open(MemberPath path) {
        Grown at = this;
        for (String name : path.names()) {
            at = at.members.computeIfAbsent(name, key -> new Grown());
        }
    }

    void write(JsonWriter out) {
        if (value != null) {
            out.value(value);
            return;
        }
        Grown first = members.size() == 1 ? members.get(Shape.FIRST) : null;
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
