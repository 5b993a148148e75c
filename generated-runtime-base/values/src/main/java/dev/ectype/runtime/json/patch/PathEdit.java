package dev.ectype.runtime.json.patch;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;

/** Sets and removes a value at a path through objects. */
public final class PathEdit {
    private PathEdit() {}

    /** Returns a copy of an object with another value at a path. Missing objects on the way are added. */
    public static Document set(Document holder, MemberPath path, Document value) {
        return set(holder, path, 0, value);
    }

    private static Document set(Document holder, MemberPath path, int depth, Document value) {
        if (depth == path.names().size()) {
            return value;
        }
        String name = path.names().get(depth);
        Document object = holder.isObject() ? holder : Document.EMPTY_OBJECT;
        Document inner = object.member(name);
        return ObjectEdit.of(object)
                .set(name, set(inner == null ? Document.EMPTY_OBJECT : inner, path, depth + 1, value))
                .toDocument();
    }

    /** Returns a copy of an object without the value at a path. */
    public static Document remove(Document holder, MemberPath path) {
        if (holder.at(path) == null || path.isEmpty()) {
            return holder;
        }
        String last = path.names().get(path.names().size() - 1);
        MemberPath parent = path.parent();
        Document object = holder.at(parent);
        return object == null || !object.isObject()
                ? holder
                : set(holder, parent, ObjectEdit.of(object).remove(last).toDocument());
    }
}
