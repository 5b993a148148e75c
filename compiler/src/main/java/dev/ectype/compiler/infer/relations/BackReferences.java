package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the member of a child that references its parent. */
final class BackReferences {
    private BackReferences() {}

    /** Returns the member with the name of the parent, such as {@code customer} or {@code customer_id}, or null. */
    static @Nullable String member(ModelDraft draft, ResourceDraft child, ResourceDraft parent) {
        ObjectShape shape = draft.shape(child);
        String noun = child == parent ? "parent" : NameWords.bare(parent.noun());
        String identity = parent.idMember == null ? "id" : parent.idMember;
        // A member with the same name as the parent's identifier has precedence.
        String same = NameWords.bare(identity).startsWith(noun) ? NameWords.bare(identity) : noun;
        for (String name :
                List.of(noun, same, noun + "id", noun + NameWords.bare(identity), noun + "uuid", Nouns.plural(noun))) {
            ObjectMember member = shape.like(name);
            if (member != null && mayReference(draft, member, parent)) {
                return member.name();
            }
        }
        return null;
    }

    private static boolean mayReference(ModelDraft draft, ObjectMember member, ResourceDraft parent) {
        if (draft.shapes.mayBeScalar(member.type())) {
            return true;
        }
        @Nullable TypeRef items = draft.shapes.items(member.type());
        ObjectShape shape = draft.shapes.shape(items == null ? member.type() : items);
        return parent.idMember != null && shape.has(parent.idMember)
                || items != null && draft.shapes.mayBeScalar(items);
    }
}
