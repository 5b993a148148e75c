package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Shows the identifier of what was made by the names that paths call it by: {@code task_id} where it is stored as {@code id}. */
final class Called {
    private Called() {}

    static Document by(Document shown, Schema target, Shown.Instance instance) {
        ResourceShape shape = instance.shape();
        @Nullable ObjectEdit edit = null;
        for (String name : shape.paths().callings()) {
            MemberSchema member = Shape.member(target, name);
            if (member != null && shown.isObject() && shown.member(name) == null) {
                edit = edit == null ? ObjectEdit.of(shown) : edit;
                edit.set(name, shape.idDocument(instance.id()));
            }
        }
        return edit == null ? shown : edit.toDocument();
    }
}
