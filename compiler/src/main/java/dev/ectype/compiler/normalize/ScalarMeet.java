package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.json.JsonNumber;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the common type of two text or number types. */
final class ScalarMeet {
    private ScalarMeet() {}

    static @Nullable TextType texts(TextType left, TextType right) {
        if (differ(left.format(), right.format()) || differ(left.pattern(), right.pattern())) {
            return null;
        }
        return new TextType(
                DescriptionMerger.either(left.format(), right.format()),
                Bounds.larger(left.minLength(), right.minLength()),
                Bounds.smaller(left.maxLength(), right.maxLength()),
                DescriptionMerger.either(left.pattern(), right.pattern()),
                DescriptionMerger.either(left.content(), right.content()),
                TypeNotes.NONE);
    }

    static @Nullable NumberType numbers(NumberType left, NumberType right) {
        if (differ(left.format(), right.format()) || differ(left.multipleOf(), right.multipleOf())) {
            return null;
        }
        Bound minimum = Bound.tighter(minimum(left), minimum(right), 1);
        Bound maximum = Bound.tighter(maximum(left), maximum(right), -1);
        return new NumberType(
                left.integer() || right.integer(),
                DescriptionMerger.either(left.format(), right.format()),
                minimum.value(),
                minimum.exclusive(),
                maximum.value(),
                maximum.exclusive(),
                DescriptionMerger.either(left.multipleOf(), right.multipleOf()),
                TypeNotes.NONE);
    }

    private static boolean differ(@Nullable Object first, @Nullable Object second) {
        return first != null && second != null && !Objects.equals(first, second);
    }

    private static Bound minimum(NumberType type) {
        return new Bound(type.minimum(), type.exclusiveMinimum());
    }

    private static Bound maximum(NumberType type) {
        return new Bound(type.maximum(), type.exclusiveMaximum());
    }

    private record Bound(@Nullable JsonNumber value, boolean exclusive) {
        static Bound tighter(Bound first, Bound second, int inward) {
            JsonNumber one = first.value();
            JsonNumber other = second.value();
            if (one == null || other == null) {
                return one == null ? second : first;
            }
            int order = one.decimal().compareTo(other.decimal()) * inward;
            return order > 0 || order == 0 && first.exclusive() ? first : second;
        }
    }
}
