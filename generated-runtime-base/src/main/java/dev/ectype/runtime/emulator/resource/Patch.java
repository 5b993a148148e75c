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
    private final boolean form;
    private final JsonWriter out;

    private Patch(boolean form, JsonWriter out) {
        this.form = form;
        this.out = out;
    }

    /** Merges; in a form, an empty text unsets. */
    static Document merge(Document target, Document changes, Schema type, boolean form) {
        JsonWriter out = new JsonWriter(target.length() + changes.length() + 16);
        new Patch(form, out).write(target, changes, type);
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
                member(name, kept.value(), change, type);
            }
        }
        MemberCursor added = changes.cursor();
        while (added.next()) {
            String name = added.name();
            if (!target.isObject() || target.member(name) == null) {
                member(name, Document.EMPTY_OBJECT, added.value(), type);
            }
        }
        out.endObject();
    }

    private void member(String name, Document before, Document change, Schema object) {
        Schema type = typeOf(object, name);
        boolean unset = change.isNull() || form && change.isString() && change.length() == 2;
        if (unset && !Validator.allows(type, Document.NULL, Direction.STORED)) {
            // A form cannot say null, so an empty text takes a key out of a map; a described member keeps it as text.
            if (change.isString() && Shape.isText(type) && Shape.member(object, name) != null) {
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

    private static Schema typeOf(Schema type, String name) {
        MemberSchema member = Shape.member(type, name);
        if (member != null) {
            return member.type();
        }
        ObjectSchema object = Shape.object(type);
        return object == null ? AnySchema.ANY : object.additional();
    }
}
