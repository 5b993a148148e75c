package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.SelectionPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reduces a response to the members that a request selects. Required members always stay. */
final class MemberSelection {
    private final Schema type;
    private final MemberPath at;

    /**
     * Creates the selection.
     *
     * @param type the type of the response
     * @param at the path of the items with the selectable members
     */
    MemberSelection(Schema type, MemberPath at) {
        this.type = type;
        this.at = at;
    }

    Document selected(Document value, List<SelectionPlan> selections, Arguments arguments) {
        Document selected = value;
        for (SelectionPlan selection : selections) {
            Document names = arguments.sent(selection.parameter());
            MemberTree tree = names == null ? null : MemberTree.read(text(names));
            if (tree != null && !tree.isEmpty()) {
                selected = selected(selected, tree, selection.excludes());
            }
        }
        return selected;
    }

    private static String text(Document names) {
        StringBuilder text = new StringBuilder();
        for (Document each : names.isArray() ? names.elements() : List.of(names)) {
            text.append(text.length() == 0 ? "" : ",").append(each.isString() ? each.text() : "");
        }
        return text.toString();
    }

    /** Selects members by names relative to the response or to its items. Unknown names select nothing. */
    private Document selected(Document value, MemberTree tree, boolean excludes) {
        Cut cut = new Cut(excludes);
        Document selected;
        if (at.isEmpty() || tree.names().stream().allMatch(name -> isKnown(type, name))) {
            selected = isAnyKnown(type, tree) ? cut.apply(value, type, tree) : value;
        } else {
            Schema item = SchemaShape.at(type, at);
            boolean known = item != null && isAnyKnown(item, tree);
            selected = known ? selectInside(value, type, 0, new Inner(cut, tree)) : value;
        }
        return Validator.allows(type, selected, Direction.REPLY) ? selected : value;
    }

    private static boolean isAnyKnown(Schema type, MemberTree tree) {
        return tree.names().stream().anyMatch(name -> isKnown(type, name));
    }

    private static boolean isKnown(Schema type, String name) {
        Schema item = SchemaShape.bare(type) instanceof ArraySchema array ? array.items() : type;
        return name.equals("*") || SchemaShape.member(item, name) != null;
    }

    /** Holds the cut and the names to apply to the items. */
    private record Inner(Cut cut, MemberTree tree) {}

    private Document selectInside(Document value, Schema type, int depth, Inner inner) {
        if (depth == at.names().size()) {
            return inner.cut().apply(value, type, inner.tree());
        }
        String name = at.names().get(depth);
        JsonWriter out = new JsonWriter(value.length());
        if (value.isArray()) {
            Schema items = SchemaShape.bare(type) instanceof ArraySchema array ? array.items() : AnySchema.ANY;
            out.beginArray();
            value.elements().forEach(each -> out.value(selectInside(each, items, depth + 1, inner)));
            return out.endArray().toDocument();
        }
        if (!value.isObject()) {
            return value;
        }
        out.beginObject();
        for (JsonMember member : value.members()) {
            MemberSchema known = SchemaShape.member(type, member.name());
            Schema of = known == null ? AnySchema.ANY : known.type();
            boolean leads = member.name().equals(name);
            out.name(member.name()).value(leads ? selectInside(member.value(), of, depth + 1, inner) : member.value());
        }
        return out.endObject().toDocument();
    }

    /** Removes the named members, or all others. */
    private record Cut(boolean excludes) {
        Document apply(Document value, Schema type, MemberTree tree) {
            if (value.isArray()) {
                Schema items = SchemaShape.bare(type) instanceof ArraySchema array ? array.items() : AnySchema.ANY;
                JsonWriter out = new JsonWriter(value.length()).beginArray();
                value.elements().forEach(each -> out.value(apply(each, items, tree)));
                return out.endArray().toDocument();
            }
            return value.isObject() ? object(value, type, tree) : value;
        }

        private Document object(Document value, Schema type, MemberTree tree) {
            JsonWriter out = new JsonWriter(value.length()).beginObject();
            for (JsonMember member : value.members()) {
                MemberSchema known = SchemaShape.member(type, member.name());
                Document remaining = reduced(member.value(), known, tree.of(member.name()));
                if (remaining != null) {
                    out.name(member.name()).value(remaining);
                }
            }
            return out.endObject().toDocument();
        }

        private @Nullable Document reduced(Document value, @Nullable MemberSchema known, @Nullable MemberTree named) {
            Schema type = known == null ? AnySchema.ANY : known.type();
            if (named != null && !named.isEmpty()) {
                return apply(value, type, named);
            }
            boolean wanted = (named != null) != excludes;
            return wanted || known != null && known.required() ? value : null;
        }
    }
}
