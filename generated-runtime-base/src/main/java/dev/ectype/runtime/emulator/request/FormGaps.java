package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;

/** Puts the empty objects that a type asks for into what a form says, since a form cannot spell them. */
final class FormGaps {
    private FormGaps() {}

    static Document filled(Document told, Schema type) {
        ObjectSchema object = Shape.object(type);
        if (object == null || !told.isObject()) {
            return told;
        }
        ObjectEdit edit = null;
        for (MemberSchema member : object.members()) {
            if (member.isRequired(Direction.REQUEST) && told.member(member.name()) == null) {
                boolean mayBeEmpty = Shape.object(member.type()) != null
                        && Validator.allows(member.type(), Document.EMPTY_OBJECT, Direction.REQUEST);
                if (mayBeEmpty) {
                    edit = edit == null ? ObjectEdit.of(told) : edit;
                    edit.set(member.name(), Document.EMPTY_OBJECT);
                }
            }
        }
        return edit == null ? told : edit.toDocument();
    }
}
