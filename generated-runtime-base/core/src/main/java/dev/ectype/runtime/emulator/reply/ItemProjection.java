package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.resource.ExactMembers;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResponseProjection;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.Schema;
import java.util.List;

/** Projects instances onto the type of a response. */
final class ItemProjection {
    private ItemProjection() {}

    /**
     * Returns the document of an instance in the type of a response.
     *
     * @param deletionFlags the members that are true after a deletion
     */
    static Document of(ReplyContent.Item item, Schema target, List<String> deletionFlags) {
        ReplyContent.Instance instance = item.instance();
        Document stored = Json.parse(instance.document());
        Document projected = ResponseProjection.of(stored, instance.shape(), target);
        return switch (item.occasion()) {
            case CREATED ->
                ExactMembers.hideIdentifier(instance.shape(), target)
                        ? projected
                        : identified(IdentifierAliases.by(projected, target, instance), stored, instance);
            case DELETED -> deleted(projected, deletionFlags);
            case READ -> projected;
        };
    }

    private static Document deleted(Document document, List<String> flags) {
        if (flags.isEmpty() || !document.isObject()) {
            return document;
        }
        ObjectEdit edit = ObjectEdit.of(document);
        flags.forEach(flag -> edit.set(MemberName.of(flag), Document.TRUE));
        return edit.toDocument();
    }

    /** Adds the identifier of a created instance if the response allows it, because clients need it. */
    private static Document identified(Document document, Document stored, ReplyContent.Instance instance) {
        IdentityMember name = instance.shape().idMember();
        Document id = name == null ? null : name.in(stored);
        return name == null || id == null || name.in(document) != null ? document : name.set(document, id);
    }
}
