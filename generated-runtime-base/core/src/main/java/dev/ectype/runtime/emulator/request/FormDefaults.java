package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import org.jspecify.annotations.Nullable;

/** Adds required empty objects and nulls to a form, because forms cannot express them. */
final class FormDefaults {
    private FormDefaults() {}

    static Document filled(Document form, Schema type) {
        ObjectSchema object = SchemaShape.object(type);
        if (object == null || !form.isObject()) {
            return form;
        }
        ObjectEdit edit = null;
        for (MemberSchema member : object.members()) {
            if (member.isRequired(Direction.REQUEST) && form.member(member.name()) == null) {
                Document defaultValue = emptyValue(member.type());
                if (defaultValue != null) {
                    edit = edit == null ? ObjectEdit.of(form) : edit;
                    edit.set(member.name(), defaultValue);
                }
            }
        }
        return edit == null ? form : edit.toDocument();
    }

    /** Returns the value of a required member that the form lacks, or null. */
    private static @Nullable Document emptyValue(Schema type) {
        if (SchemaShape.object(type) != null && Validator.allows(type, Document.EMPTY_OBJECT, Direction.REQUEST)) {
            return Document.EMPTY_OBJECT;
        }
        return Validator.allows(type, Document.NULL, Direction.REQUEST) ? Document.NULL : null;
    }
}
