package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.NoneType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.NullType;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.Retyping;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;

/** Puts the only variant in the place of its union, and takes off what says twice that null is allowed. */
final class UnwrapLoneVariants implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, Heads heads) {
        if (type instanceof UnionType union && union.variants().size() < 2) {
            return union.variants().isEmpty()
                    ? new NoneType(union.notes())
                    : inPlaceOf(union, union.variants().get(0));
        }
        if (type instanceof NullableType nullable) {
            TypeRef inner = nullable.type();
            boolean saysItAll = inner instanceof NullableType || inner instanceof AnyType || inner instanceof NullType;
            return saysItAll ? inPlaceOf(nullable, inner) : type;
        }
        return type;
    }

    private static TypeRef inPlaceOf(TypeRef outer, TypeRef inner) {
        Notes notes = Together.notes(outer.notes(), inner.notes());
        return Retyping.withNotes(inner, notes);
    }
}
