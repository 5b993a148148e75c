package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;

/** Reduces responses of resources with exact replies to the members that the response type describes. */
public final class ExactMembers {
    private ExactMembers() {}

    /** Removes undescribed members if the replies of a resource are exact: of a document of clients the identifier only. */
    static Document of(Document projected, ResourceShape shape, Schema response) {
        ObjectSchema described = SchemaShape.object(response);
        IdentityMember identity = shape.idMember();
        boolean isExact = shape.plan().exact() && projected.isObject();
        if (!isExact || described == null || described.members().isEmpty()) {
            return projected;
        }
        if (shape.plan().document() || !described.patterns().isEmpty()) {
            return identity != null && hideIdentifier(shape, response) ? identity.removedFrom(projected) : projected;
        }
        ObjectEdit edit = ObjectEdit.of(projected);
        for (JsonMember member : projected.members()) {
            if (described.member(member.name()) == null) {
                edit.remove(member.name());
            }
        }
        return edit.toDocument();
    }

    /** Returns whether replies of a type must not contain the identifier. */
    public static boolean hideIdentifier(ResourceShape shape, Schema response) {
        ObjectSchema described = SchemaShape.object(response);
        IdentityMember identity = shape.idMember();
        return shape.plan().exact()
                && identity != null
                && described != null
                && !described.members().isEmpty()
                && identity.schemaIn(response) == null;
    }
}
