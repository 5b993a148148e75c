package dev.ectype.runtime.json.patch;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes the value at a pointer of a document.
 *
 * @param value the new value, or null to remove it
 * @param inserts true if the value is inserted before list elements instead of replacing them
 */
record PointerEdit(JsonPointer path, @Nullable Document value, boolean inserts) {
    static PointerEdit add(JsonPointer path, Document value) {
        return new PointerEdit(path, value, true);
    }

    static PointerEdit replace(JsonPointer path, Document value) {
        return new PointerEdit(path, value, false);
    }

    static PointerEdit remove(JsonPointer path) {
        return new PointerEdit(path, null, false);
    }

    /** Returns the changed document, or null if the pointer does not match. */
    @Nullable
    Document apply(Document target) {
        List<String> tokens = path.tokens();
        if (tokens.isEmpty()) {
            return value == null ? Document.NULL : value;
        }
        return at(target, 0);
    }

    private @Nullable Document at(Document target, int depth) {
        String token = path.tokens().get(depth);
        boolean last = depth == path.tokens().size() - 1;
        if (last) {
            return target.isObject() ? member(target, token) : target.isArray() ? element(target, token) : null;
        }
        Document child = JsonPointer.child(target, token);
        Document changed = child == null ? null : at(child, depth + 1);
        if (changed == null) {
            return null;
        }
        return target.isObject()
                ? ObjectEdit.of(target).set(token, changed).toDocument()
                : list(target, JsonPointer.index(token, target.size()), changed, false);
    }

    private @Nullable Document member(Document object, String name) {
        boolean there = object.member(name) != null;
        if (!there && !inserts) {
            return null;
        }
        ObjectEdit edit = ObjectEdit.of(object);
        return (value == null ? edit.remove(name) : edit.set(name, value)).toDocument();
    }

    private @Nullable Document element(Document array, String token) {
        int size = array.size();
        int index = inserts && token.equals("-") ? size : JsonPointer.index(token, inserts ? size + 1 : size);
        return index < 0 ? null : list(array, index, value, inserts);
    }

    private static Document list(Document array, int index, @Nullable Document value, boolean inserts) {
        JsonWriter out = new JsonWriter(array.length() + (value == null ? 0 : value.length()) + 8).beginArray();
        int at = 0;
        for (Document element : array.elements()) {
            if (at == index && value != null) {
                out.value(value);
            }
            if (at != index || inserts) {
                out.value(element);
            }
            at++;
        }
        if (index == at && value != null) {
            out.value(value);
        }
        return out.endArray().toDocument();
    }
}
