package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reduces an enumeration to the values that another type also allows. */
final class EnumMeet {
    private EnumMeet() {}

    static @Nullable TypeRef of(EnumType listed, TypeRef other) {
        Predicate<JsonValue> allowed = allowed(other);
        List<JsonValue> values = allowed == null
                ? List.of()
                : listed.values().stream().filter(allowed).toList();
        return values.isEmpty() ? null : new EnumType(values, TypeNotes.NONE);
    }

    private static @Nullable Predicate<JsonValue> allowed(TypeRef other) {
        if (other instanceof EnumType listed) {
            return listed.values()::contains;
        }
        if (other instanceof BooleanType) {
            return JsonBoolean.class::isInstance;
        }
        if (other instanceof NumberType type) {
            return value -> value instanceof JsonNumber number && isWithin(number, type);
        }
        // A pattern beside an enumeration is redundant; the list counts.
        return other instanceof TextType type
                ? value -> value instanceof JsonText text && isWithin(text.text(), type)
                : null;
    }

    private static boolean isWithin(String text, TextType type) {
        int length = text.codePointCount(0, text.length());
        Integer minimum = type.minLength();
        Integer maximum = type.maxLength();
        return (minimum == null || length >= minimum) && (maximum == null || length <= maximum);
    }

    private static boolean isWithin(JsonNumber number, NumberType type) {
        boolean isWhole =
                !type.integer() || number.decimal().stripTrailingZeros().scale() <= 0;
        return isWhole
                && isBeyond(number, type.minimum(), type.exclusiveMinimum(), 1)
                && isBeyond(number, type.maximum(), type.exclusiveMaximum(), -1);
    }

    private static boolean isBeyond(JsonNumber number, @Nullable JsonNumber bound, boolean exclusive, int inward) {
        int order = bound == null ? 1 : number.decimal().compareTo(bound.decimal()) * inward;
        return order > 0 || order == 0 && !exclusive;
    }
}
