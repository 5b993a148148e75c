package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.json.JsonNumber;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows numbers.
 *
 *
 * @param integer true for whole numbers only
 * @param format the format, such as {@code int32}, {@code int64}, {@code double}
 */
public record NumberType(
        boolean integer,
        @Nullable String format,
        @Nullable JsonNumber minimum,
        boolean exclusiveMinimum,
        @Nullable JsonNumber maximum,
        boolean exclusiveMaximum,
        @Nullable JsonNumber multipleOf,
        TypeNotes notes)
        implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
