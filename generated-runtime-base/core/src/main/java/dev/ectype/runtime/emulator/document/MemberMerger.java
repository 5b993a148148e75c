package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;

/** Merges changes into a document member by member. Null unsets a member unless its type allows null. */
final class MemberMerger {
    private final ChangeFormat manner;
    private final JsonWriter out;

    private MemberMerger(ChangeFormat manner, JsonWriter out) {
        this.manner = manner;
        this.out = out;
    }

    /** Merges changes. In a form, an empty text unsets a member. */
    static Document merge(Document target, Document changes, Schema type, ChangeFormat manner) {
        JsonWriter out = new JsonWriter(target.length() + changes.length() + 16);
        new MemberMerger(manner, out).write(target, changes, type);
        return out.toDocument();
    }

    private void write(Document target, Document changes, Schema type) {
        if (manner == ChangeFormat.KEYED_ITEMS) {
            writeKeyed(target, changes, type);
        } else {
            writeMembers(target, changes, type);
        }
    }

    private void writeKeyed(Document target, Document changes, Schema type) {
        if (changes.isObject()) {
            writeMembers(target, KeyedItems.withoutDirectives(changes), type);
            return;
        }
        Document merged =
                changes.isArray() && SchemaShape.bare(type) instanceof ArraySchema array && array.mergeKey() != null
                        ? KeyedItems.merged(
                                target,
                                changes,
                                array.mergeKey(),
                                (before, change) -> merge(before, change, array.items(), manner))
                        : null;
        out.value(merged == null ? changes : merged);
    }

    private void writeMembers(Document target, Document changes, Schema type) {
        if (!changes.isObject()) {
            out.value(changes);
            return;
        }
        out.beginObject();
        MemberCursor existing = target.cursor();
        while (existing.next()) {
            String name = existing.name();
            Document change = changes.member(name);
            if (change == null) {
                out.name(name).value(existing.value());
            } else {
                member(name, existing.value(), change, MemberType.of(type, name));
            }
        }
        MemberCursor added = changes.cursor();
        while (added.next()) {
            String name = added.name();
            if (!target.isObject() || target.member(name) == null) {
                member(name, Document.EMPTY_OBJECT, added.value(), MemberType.of(type, name));
            }
        }
        out.endObject();
    }

    private void member(String name, Document before, Document change, MemberType memberType) {
        Schema type = memberType.type();
        boolean empty = manner == ChangeFormat.FORM && change.isString() && change.length() == 2;
        boolean unset = change.isNull() || empty;
        boolean leaves = manner == ChangeFormat.MERGE_PATCH && !memberType.required();
        if (unset && (leaves || !Validator.allows(type, Document.NULL, Direction.STORED))) {
            // A form cannot contain null, so an empty text removes a map key. A described text member keeps the empty
            // text.
            if (change.isString() && SchemaShape.isText(type) && memberType.described()) {
                out.name(name).value(change);
            }
            return;
        }
        out.name(name);
        if (unset) {
            out.nullValue();
        } else {
            write(before.isObject() || before.isArray() ? before : Document.EMPTY_OBJECT, change, type);
        }
    }

    /** The type of a member, for described and additional members. */
    private record MemberType(Schema type, boolean described, boolean required) {
        static MemberType of(Schema type, String name) {
            MemberSchema member = SchemaShape.member(type, name);
            if (member != null) {
                return new MemberType(member.type(), true, member.required());
            }
            ObjectSchema object = SchemaShape.object(type);
            return new MemberType(object == null ? AnySchema.ANY : object.additional(), false, false);
        }
    }
}
