package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the single type that allows exactly the common values of two types. */
final class TypeMeet {
    private TypeMeet() {}

    /** Returns the type without notes, or null if no single type is equivalent. */
    static @Nullable TypeRef of(TypeRef left, TypeRef right) {
        if (left instanceof NamedType one && right instanceof NamedType other) {
            // Compositions may have thousands of names, and the first calls of record equality are slow.
            boolean same = one.name().value().equals(other.name().value());
            return same ? TypeRewriter.withNotes(left, TypeNotes.NONE) : null;
        }
        TypeRef first = TypeRewriter.withNotes(left, TypeNotes.NONE);
        TypeRef second = TypeRewriter.withNotes(right, TypeNotes.NONE);
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
                DescriptionMerger.types(left.items(), right.items()),
                Bounds.larger(left.minItems(), right.minItems()),
                Bounds.smaller(left.maxItems(), right.maxItems()),
                left.uniqueItems() || right.uniqueItems(),
                Stream.concat(left.contains().stream(), right.contains().stream())
                        .toList(),
                left.mergeKey() == null ? right.mergeKey() : left.mergeKey(),
                TypeNotes.NONE);
    }
}
