package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.Locale;

/** Sets members such as {@code deleted} in the response to a removal. */
final class RemovalMarker {
    private RemovalMarker() {}

    static Document markRemoved(Document document, Schema type) {
        ObjectSchema object = SchemaShape.object(type);
        if (object == null || !document.isObject()) {
            return document;
        }
        ObjectEdit edit = ObjectEdit.of(document);
        for (MemberSchema member : object.members()) {
            if (isRemoval(member.name()) && SchemaShape.bare(member.type()) instanceof BooleanSchema) {
                edit.set(MemberName.of(member.name()), Document.TRUE);
            }
        }
        return edit.toDocument();
    }

    private static boolean isRemoval(String name) {
        return switch (name.replace("_", "").toLowerCase(Locale.ROOT)) {
            case "deleted", "isdeleted", "removed", "isremoved" -> true;
            default -> false;
        };
    }
}
