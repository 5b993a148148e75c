package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which member of a child tells its parent. */
final class BackReferences {
    private BackReferences() {}

    /** The member named like the parent, such as {@code customer} or {@code customer_id}, or null. */
    static @Nullable String member(Draft draft, Sketch child, Sketch parent) {
        Shape shape = draft.shape(child);
        String noun = child == parent ? "parent" : Words.bare(parent.noun());
        String identity = parent.idMember == null ? "id" : parent.idMember;
        // What is called just as the parent calls its identifier means it, whatever else tells of the parent.
        String same = Words.bare(identity).startsWith(noun) ? Words.bare(identity) : noun;
        for (String name : List.of(noun, same, noun + "id", noun + Words.bare(identity), noun + "uuid", noun + "s")) {
            Member member = shape.like(name);
            if (member != null && mayPoint(draft, member, parent)) {
                return member.name();
            }
        }
        return null;
    }

    private static boolean mayPoint(Draft draft, Member member, Sketch parent) {
        if (draft.shapes.mayBeScalar(member.type())) {
            return true;
        }
        @Nullable TypeRef items = draft.shapes.items(member.type());
        Shape shape = draft.shapes.shape(items == null ? member.type() : items);
        return parent.idMember != null && shape.has(parent.idMember)
                || items != null && draft.shapes.mayBeScalar(items);
    }
}
