package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.NamedType;
import dev.ectype.compiler.ir.NoneType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.Retyping;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the one type that allows exactly what two types both allow. */
final class Meet {
    private Meet() {}

    /** The type without notes; null when no single type says it. */
    static @Nullable TypeRef of(TypeRef left, TypeRef right) {
        if (left instanceof NamedType one && right instanceof NamedType other) {
            // Compositions may have thousands of names, and equality of records is slow to begin with.
            boolean same = one.name().value().equals(other.name().value());
            return same ? Retyping.withNotes(left, Notes.NONE) : null;
        }
        TypeRef first = Retyping.withNotes(left, Notes.NONE);
        TypeRef second = Retyping.withNotes(right, Notes.NONE);
        if (first.equals(second) || second instanceof AnyType || first instanceof NoneType) {
            return first;
        }
        if (first instanceof AnyType || second instanceof NoneType) {
            return second;
        }
        if (first instanceof EnumType listed) {
            return EnumMeet.of(listed, second);
        }
        return second instanceof EnumType listed ? EnumMeet.of(listed, first) : sameKind(first, second);
    }

    private static @Nullable TypeRef sameKind(TypeRef first, TypeRef second) {
        if (first instanceof ObjectType left && second instanceof ObjectType right) {
            return ObjectMeet.of(left, right);
        }
        if (first instanceof ArrayType left && second instanceof ArrayType right) {
            return arrays(left, right);
        }
        if (first instanceof TextType left && second instanceof TextType right) {
            return ScalarMeet.texts(left, right);
        }
        return first instanceof NumberType left && second instanceof NumberType right
                ? ScalarMeet.numbers(left, right)
                : null;
    }

    private static @Nullable TypeRef arrays(ArrayType left, ArrayType right) {
        boolean free = left.prefix().isEmpty() && right.prefix().isEmpty();
        boolean leftOnly = right.prefix().isEmpty() && right.items() instanceof AnyType;
        boolean rightOnly = left.prefix().isEmpty() && left.items() instanceof AnyType;
        if (!free && !leftOnly && !rightOnly) {
            return null;
        }
        List<TypeRef> prefix = left.prefix().isEmpty() ? right.prefix() : left.prefix();
        return new ArrayType(
                prefix,
                Together.types(left.items(), right.items()),
                Bounds.larger(left.minItems(), right.minItems()),
                Bounds.smaller(left.maxItems(), right.maxItems()),
                left.uniqueItems() || right.uniqueItems(),
                Stream.concat(left.contains().stream(), right.contains().stream())
                        .toList(),
                Notes.NONE);
    }
}
