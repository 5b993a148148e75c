package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.List;

/** Makes a union with null a nullable type. */
final class ExtractNullFromUnions implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, HeadNormalizer heads) {
        if (!(type instanceof UnionType union)) {
            return type;
        }
        List<TypeRef> others = new ArrayList<>();
        for (TypeRef variant : union.variants()) {
            if (variant instanceof NullableType nullable) {
                others.add(withNotesOf(nullable));
            } else if (!(variant instanceof NullType)) {
                others.add(variant);
            }
        }
        if (others.equals(union.variants())) {
            return type;
        }
        if (others.isEmpty()) {
            return new NullType(union.notes());
        }
        TypeRef rest = new UnionType(others, union.exclusive(), union.discriminator(), TypeNotes.NONE);
        return new NullableType(new UnwrapLoneVariants().apply(rest, heads), union.notes());
    }

    private static TypeRef withNotesOf(NullableType nullable) {
        TypeRef inner = nullable.type();
        return inner.notes().equals(TypeNotes.NONE) ? TypeRewriter.withNotes(inner, nullable.notes()) : inner;
    }
}
