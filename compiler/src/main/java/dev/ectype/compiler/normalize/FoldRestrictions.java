package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NotType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.List;

/** Converts parts that only restrict an object to conditions of it. The result remains one object with members. */
final class FoldRestrictions {
    private FoldRestrictions() {}

    static List<TypeRef> over(List<TypeRef> parts) {
        List<TypeRef> restrictions =
                parts.stream().filter(FoldRestrictions::onlyRestricts).toList();
        List<TypeRef> folded = new ArrayList<>(parts);
        folded.removeAll(restrictions);
        for (int index = 0; index < folded.size() && !restrictions.isEmpty(); index++) {
            if (folded.get(index) instanceof ObjectType object) {
                folded.set(index, object.withRules(object.rules().withConditions(restrictions)));
                return folded;
            }
        }
        return parts;
    }

    private static boolean onlyRestricts(TypeRef type) {
        return type instanceof ConditionalType
                || type instanceof NotType
                || type instanceof UnionType union
                        && union.variants().stream().allMatch(FoldRestrictions::onlyRequires);
    }

    private static boolean onlyRequires(TypeRef variant) {
        return variant instanceof NotType
                || variant instanceof ObjectType object
                        && object.additional().equals(AnyType.ANY)
                        && object.patterns().isEmpty()
                        && object.members().stream().allMatch(FoldRestrictions::onlyRequires);
    }

    private static boolean onlyRequires(ObjectMember member) {
        return member.type().equals(AnyType.ANY) || member.type() instanceof NoneType;
    }
}
