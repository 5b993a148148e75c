package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;

/** Merges changes into a document member by member: null unsets, and stays where the type knows null. */
final class Patch {
    private final Change.Manner manner;
    private final JsonWriter out;

    private Patch(Change.Manner manner, JsonWriter out) {
        this.manner = manner;
        this.out = out;
    }

    /** Merges; in a form, an empty text unsets. */
    static Document merge(Document target, Document changes, Schema type, Change.Manner manner) {
        JsonWriter out = new JsonWriter(target.length() + changes.length() + 16);
        new Patch(manner, out).write(target, changes, type);
        return out.toDocument();
    }

    private void write(Document target, Document changes, Schema type) {
        if (!changes.isObject()) {
            out.value(changes);
            return;
        }
        out.beginObject();
        MemberCursor kept = target.cursor();
        while (kept.next()) {
            String name = kept.name();
            Document change = changes.member(name);
            if (change == null) {
                out.name(name).value(kept.value());
            } else {
                member(name, kept.value(), change, Told.of(type, name));
            }
        }
        MemberCursor added = changes.cursor();
        while (added.next()) {
            String name = added.name();
            if (!target.isObject() || target.member(name) == null) {
                member(name, Document.EMPTY_OBJECT, added.value(), Told.of(type, name));
            }
        }
        out.endObject();
    }

    private void member(String name, Document before, Document change, Told told) {
        Schema type = told.type();
        boolean empty = manner == Change.Manner.FORM && change.isString() && change.length() == 2;
        boolean unset = change.isNull() || empty;
        boolean leaves = manner == Change.Manner.MERGE_PATCH && !told.required();
        if (unset && (leaves || !Validator.allows(type, Document.NULL, Direction.STORED))) {
            // A form cannot say null, so an empty text takes a key out of a map; a described member keeps it as text.
            if (change.isString() && Shape.isText(type) && told.described()) {
                out.name(name).value(change);
            }
            return;
        }
        out.name(name);
        if (unset) {
            out.nullValue();
        } else {
            write(before.isObject() ? before : Document.EMPTY_OBJECT, change, type);
        }
    }

    /** What the type says of a member. */
    private record Told(Schema type, boolean described, boolean required) {
        static Told of(Schema type, String name) {
            MemberSchema member = Shape.member(type, name);
            if (member != null) {
                return new Told(member.type(), true, member.required());
            }
            ObjectSchema object = Shape.object(type);
            return new Told(object == null ? AnySchema.ANY : object.additional(), false, false);
        }
    }
}
