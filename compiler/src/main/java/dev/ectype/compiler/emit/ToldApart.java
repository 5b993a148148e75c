package dev.ectype.compiler.emit;

import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** Tells whether no object can be of both of two types, as far as that can be seen. */
final class ToldApart {
    private ToldApart() {}

    static boolean are(TypeRef one, TypeRef other) {
        return one instanceof ObjectType left
                && other instanceof ObjectType right
                && left.members().stream().anyMatch(member -> isTag(member, right.member(member.name())));
    }

    private static boolean isTag(Member one, @Nullable Member other) {
        return other != null
                && one.required()
                && one.type() instanceof EnumType left
                && other.type() instanceof EnumType right
                && Collections.disjoint(left.values(), right.values());
    }
}
