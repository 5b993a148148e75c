package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.NullType;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.Retyping;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;
import java.util.ArrayList;
import java.util.List;

/** Says of a union with null among its variants that it may be null. */
final class TakeNullOutOfUnions implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, Heads heads) {
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
        TypeRef rest = new UnionType(others, union.exclusive(), union.discriminator(), Notes.NONE);
        return new NullableType(new UnwrapLoneVariants().apply(rest, heads), union.notes());
    }

    private static TypeRef withNotesOf(NullableType nullable) {
        TypeRef inner = nullable.type();
        return inner.notes().equals(Notes.NONE) ? Retyping.withNotes(inner, nullable.notes()) : inner;
    }
}
