package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Removes repeated values of enumerations and repeated variants of unions. */
final class DropRepeatedValues implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, HeadNormalizer heads) {
        if (type instanceof EnumType listed) {
            return new EnumType(once(listed.values()), listed.contradictory(), listed.notes());
        }
        if (type instanceof UnionType union) {
            return new UnionType(once(union.variants()), union.exclusive(), union.discriminator(), union.notes());
        }
        return type;
    }

    private static <T> List<T> once(List<T> values) {
        return new ArrayList<>(new LinkedHashSet<>(values));
    }
}
