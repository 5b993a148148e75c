package dev.ectype.runtime.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Changes to the members of one object, written in one pass: what stays keeps its place, what is new follows. */
public final class ObjectEdit {
    private final Document object;
    private final Map<String, Optional<Document>> changes = new LinkedHashMap<>();

    private ObjectEdit(Document object) {
        this.object = object;
    }

    public static ObjectEdit of(Document object) {
        if (!object.isObject()) {
            throw new IllegalArgumentException("expected an object, found " + object.kind());
        }
        return new ObjectEdit(object);
    }

    public ObjectEdit set(String name, Document value) {
        changes.put(name, Optional.of(value));
        return this;
    }

    public ObjectEdit set(String name, String value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit set(String name, long value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit set(String name, boolean value) {
        return set(name, Document.of(value));
    }

    public ObjectEdit remove(String name) {
        changes.put(name, Optional.empty());
        return this;
    }

    public void write(JsonWriter out) {
        Map<String, Optional<Document>> open = new LinkedHashMap<>(changes);
        out.beginObject();
        MemberCursor members = object.cursor();
        while (members.next()) {
            @Nullable Optional<Document> change = open.remove(members.name());
            Optional<Document> value = change == null ? Optional.of(members.value()) : change;
            if (value.isPresent()) {
                members.writeName(out);
                out.value(value.get());
            }
        }
        open.forEach((name, added) -> added.ifPresent(value -> out.name(name).value(value)));
        out.endObject();
    }

    public Document toDocument() {
        JsonWriter out = new JsonWriter(object.length() + 64);
        write(out);
        return out.toDocument();
    }
}
