package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Adds the identifier of a created instance under the names of path parameters.
 *
 * <p>Example: {@code task_id} for an identifier stored as {@code id}.
 */
final class IdentifierAliases {
    private IdentifierAliases() {}

    static Document by(Document document, Schema target, ReplyContent.Instance instance) {
        ResourceShape shape = instance.shape();
        @Nullable ObjectEdit edit = null;
        for (String name : shape.paths().aliases()) {
            MemberSchema member = SchemaShape.member(target, name);
            if (member != null && document.isObject() && document.member(name) == null) {
                edit = edit == null ? ObjectEdit.of(document) : edit;
                edit.set(name, shape.idDocument(instance.id()));
            }
        }
        return edit == null ? document : edit.toDocument();
    }
}
