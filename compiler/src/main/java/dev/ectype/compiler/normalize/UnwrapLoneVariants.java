package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;

/** Replaces a union of one variant by the variant, and removes duplicate nullability. */
final class UnwrapLoneVariants implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, HeadNormalizer heads) {
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
        TypeNotes notes = DescriptionMerger.notes(outer.notes(), inner.notes());
        return TypeRewriter.withNotes(inner, notes);
    }
}
