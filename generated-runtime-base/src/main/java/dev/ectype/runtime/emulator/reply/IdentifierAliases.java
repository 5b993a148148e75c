package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Shows the identifier of what was made by the names that paths call it by: {@code task_id} where it is stored as {@code id}. */
final class IdentifierAliases {
    private IdentifierAliases() {}

    static Document by(Document shown, Schema target, ReplyContent.Instance instance) {
        ResourceShape shape = instance.shape();
        @Nullable ObjectEdit edit = null;
        for (String name : shape.paths().aliases()) {
            MemberSchema member = SchemaShape.member(target, name);
            if (member != null && shown.isObject() && shown.member(name) == null) {
                edit = edit == null ? ObjectEdit.of(shown) : edit;
                edit.set(name, shape.idDocument(instance.id()));
            }
        }
        return edit == null ? shown : edit.toDocument();
    }
}
