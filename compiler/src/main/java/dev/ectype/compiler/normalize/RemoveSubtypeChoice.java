package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.List;
import java.util.Set;

/**
 * Removes the union of subtypes from a base type while a subtype is composed from it. A subtype has the members of its
 * base and is already selected.
 */
final class RemoveSubtypeChoice {
    private RemoveSubtypeChoice() {}

    /** Returns the type itself, unless one of the open types is among its variants. */
    static TypeRef of(TypeRef base, Set<TypeName> open) {
        if (isChoice(base, open)) {
            return AnyType.ANY;
        }
        if (!(base instanceof IntersectionType all) || all.parts().stream().noneMatch(part -> isChoice(part, open))) {
            return base;
        }
        List<TypeRef> own =
                all.parts().stream().filter(part -> !isChoice(part, open)).toList();
        return new IntersectionType(own, all.notes());
    }

    private static boolean isChoice(TypeRef type, Set<TypeName> open) {
        return type instanceof UnionType union
                && union.variants().stream()
                        .anyMatch(variant -> variant instanceof NamedType named && open.contains(named.name()));
    }
}
