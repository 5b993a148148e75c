package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds nested values from names with brackets: {@code card[number]=4242&tags[]=a&tags[]=b}. */
final class FormTree {
    private static final int DEEPEST = 32;

    private final List<Leaf> leaves = new ArrayList<>();
    private final Map<String, FormTree> children = new LinkedHashMap<>();

    /** Holds a text to convert, or a document. */
    private record Leaf(String text, @Nullable Document document) {}

    boolean isEmpty() {
        return leaves.isEmpty() && children.isEmpty();
    }

    /** Returns the node for a name such as {@code items[0][price]}. */
    FormTree at(String name) {
        int open = name.indexOf('[');
        FormTree at = child(open <= 0 ? name : name.substring(0, open));
        int from = open <= 0 ? name.length() : open;
        for (int depth = 0; from < name.length() && name.charAt(from) == '[' && depth < DEEPEST; depth++) {
            int close = name.indexOf(']', from);
            if (close < 0) {
                break;
            }
            String inner = name.substring(from + 1, close);
            at = inner.isEmpty() ? at.next(name.length() > close + 1) : at.child(inner);
            from = close + 1;
        }
        return at;
    }

    void addText(String value) {
        leaves.add(new Leaf(value, null));
    }

    void addDocument(Document value) {
        leaves.add(new Leaf("", value));
    }

    FormTree child(String name) {
        return children.computeIfAbsent(name, key -> new FormTree());
    }

    /** Returns the node for {@code []}: this node for a text, or a new element if brackets follow. */
    private FormTree next(boolean nested) {
        return nested ? child(Integer.toString(children.size())) : this;
    }

    Document toDocument(Schema schema) {
        JsonWriter out = new JsonWriter(64);
        write(schema, out);
        return out.toDocument();
    }

    private void write(Schema schema, JsonWriter out) {
        Schema bare = SchemaShape.bare(schema);
        if (bare instanceof UnionSchema union) {
            writeVariant(union, out);
        } else if (bare instanceof ArraySchema array) {
            writeItems(array, out);
        } else if (!children.isEmpty()) {
            writeMembers(bare, out);
        } else if (leaves.size() > 1 && !(bare instanceof ObjectSchema)) {
            writeTexts(AnySchema.ANY, out);
        } else {
            out.value(leaf(schema));
        }
    }

    /** Writes the object or array variant for nested values. A text is tried against all variants. */
    private void writeVariant(UnionSchema union, JsonWriter out) {
        Schema chosen = null;
        for (Schema variant : union.variants()) {
            Schema bare = SchemaShape.bare(variant);
            boolean nested = bare instanceof ObjectSchema || bare instanceof ArraySchema;
            boolean better = children.isEmpty() ? leaves.size() > 1 && bare instanceof ArraySchema : nested;
            if (better && (chosen == null || knows(bare) && !knows(SchemaShape.bare(chosen)))) {
                chosen = variant;
            }
        }
        if (chosen != null) {
            write(chosen, out);
        } else if (!children.isEmpty()) {
            writeMembers(AnySchema.ANY, out);
        } else {
            out.value(leaf(union));
        }
    }

    private boolean knows(Schema variant) {
        return variant instanceof ArraySchema
                ? isIndexed()
                : variant instanceof ObjectSchema object
                        && children.keySet().stream().allMatch(name -> object.member(name) != null);
    }

    private boolean isIndexed() {
        return children.keySet().stream()
                .allMatch(name -> !name.isEmpty() && name.chars().allMatch(digit -> digit >= '0' && digit <= '9'));
    }

    private void writeItems(ArraySchema array, JsonWriter out) {
        if (children.isEmpty() && leaves.size() == 1) {
            out.value(whole(array));
            return;
        }
        out.beginArray();
        leaves.forEach(leaf -> out.value(value(leaf, array.items())));
        int position = leaves.size();
        for (FormTree child : children.values()) {
            child.write(array.item(position++), out);
        }
        out.endArray();
    }

    /** Converts a single value to an array: a JSON array, an empty one for empty text, its parts, or one element. */
    private Document whole(ArraySchema array) {
        Leaf leaf = leaves.get(0);
        Document document = leaf.document;
        if (document != null && document.isArray()) {
            return document;
        }
        Document list = document == null ? Coercion.coerce(leaf.text, array) : document;
        if (list.isArray()) {
            return list;
        }
        boolean none = document == null && leaf.text.isEmpty();
        return none ? Coercion.list(List.of(), array) : alone(leaf, array);
    }

    private static Document alone(Leaf leaf, ArraySchema array) {
        Document one = value(leaf, array.items());
        boolean several = leaf.text.indexOf(',') > 0 && !Validator.allows(array.items(), one, Direction.REQUEST);
        if (several) {
            Document elements = Coercion.list(List.of(leaf.text.split(",", -1)), array);
            if (Validator.allows(array, elements, Direction.REQUEST)) {
                return elements;
            }
        }
        return new JsonWriter(one.length() + 2)
                .beginArray()
                .value(one)
                .endArray()
                .toDocument();
    }

    private Document leaf(Schema schema) {
        return leaves.isEmpty() ? Coercion.coerce("", schema) : value(leaves.get(0), schema);
    }

    private static Document value(Leaf leaf, Schema schema) {
        return leaf.document == null ? Coercion.coerce(leaf.text, schema) : leaf.document;
    }

    private void writeTexts(Schema items, JsonWriter out) {
        out.beginArray();
        leaves.forEach(leaf -> out.value(value(leaf, items)));
        out.endArray();
    }

    private void writeMembers(Schema bare, JsonWriter out) {
        if (bare instanceof AnySchema && isIndexed()) {
            out.beginArray();
            children.values().forEach(child -> child.write(AnySchema.ANY, out));
            out.endArray();
            return;
        }
        out.beginObject();
        children.forEach((name, child) -> {
            out.name(name);
            child.write(typeOf(bare, name), out);
        });
        out.endObject();
    }

    private static Schema typeOf(Schema bare, String name) {
        MemberSchema member = SchemaShape.member(bare, name);
        @Nullable Schema open = bare instanceof ObjectSchema object ? object.additional() : null;
        return member != null ? member.type() : open == null ? AnySchema.ANY : open;
    }
}
