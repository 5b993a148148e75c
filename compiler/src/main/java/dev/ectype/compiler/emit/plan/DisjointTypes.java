package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** Tells whether no object can be of both of two types, as far as that can be seen. */
final class DisjointTypes {
    private DisjointTypes() {}

    static boolean areDisjoint(TypeRef one, TypeRef other) {
        return one instanceof ObjectType left
                && other instanceof ObjectType right
                && left.members().stream().anyMatch(member -> isTag(member, right.member(member.name())));
    }

    private static boolean isTag(ObjectMember one, @Nullable ObjectMember other) {
        return other != null
                && one.required()
                && one.type() instanceof EnumType left
                && other.type() instanceof EnumType right
                && Collections.disjoint(left.values(), right.values());
    }
}
