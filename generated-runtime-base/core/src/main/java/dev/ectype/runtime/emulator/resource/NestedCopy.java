package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Describes a nested path with embedded copies of instances of another resource.
 *
 * <p>The path leads into a list or below an object member.
 *
 * @param container the resource with the copies
 * @param path the members on the way, and {@link #EACH} for the elements of a list
 * @param of the resource of the embedded instances
 * @param id the identifying member
 */
public record NestedCopy(String container, List<String> path, String of, String id) {
    /** Stands for every element of a list. No member has this name, because the instance is compared. */
    public static final String EACH = "*";

    public NestedCopy {
        path = List.copyOf(path);
    }

    /** Returns the first member of the path. */
    public String member() {
        return path.get(0);
    }

    /** Returns a member's value with its embedded copies replaced. */
    public Document changed(Document value, Schema type, BiFunction<Document, Schema, Document> change) {
        return changed(value, type, 1, change);
    }

    private Document changed(Document value, Schema type, int depth, BiFunction<Document, Schema, Document> change) {
        if (depth == path.size()) {
            return value.isObject() ? change.apply(value, type) : value;
        }
        String step = path.get(depth);
        if (step.equals(EACH)) {
            Schema items = SchemaShape.bare(type) instanceof ArraySchema list ? list.items() : null;
            return items == null || !value.isArray() ? value : each(value, items, depth, change);
        }
        @Nullable MemberSchema member = SchemaShape.member(type, step);
        Document inner = value.isObject() ? value.member(step) : null;
        if (member == null || inner == null) {
            return value;
        }
        Document after = changed(inner, member.type(), depth + 1, change);
        return after == inner ? value : ObjectEdit.of(value).set(step, after).toDocument();
    }

    private Document each(Document list, Schema items, int depth, BiFunction<Document, Schema, Document> change) {
        JsonWriter out = new JsonWriter(list.length() + 32).beginArray();
        boolean same = true;
        for (Document element : list.elements()) {
            Document after = changed(element, items, depth + 1, change);
            same &= after == element;
            out.value(after);
        }
        Document changed = out.endArray().toDocument();
        return same ? list : changed;
    }
}
