package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;

/** Finds the members of stored types that hold references. A relationship may also come from paths alone. */
final class StoredReferences {
    private StoredReferences() {}

    /** Returns whether the stored type of the referring resource has the member of a relationship. */
    static boolean isStored(ModelDraft draft, Relationship relationship) {
        MemberPath path = relationship.path();
        ObjectShape shape = draft.shape(draft.resource(relationship.from()));
        for (String name : path == null ? MemberPath.ROOT.names() : path.names()) {
            ObjectMember member = shape.member(name);
            if (member == null) {
                return false;
            }
            shape = draft.shapes.shape(member.type());
        }
        return path != null;
    }
}
