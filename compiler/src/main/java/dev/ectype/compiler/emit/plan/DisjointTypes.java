package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** Compares two object types: they are disjoint if a required enum member has no common value. */
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
