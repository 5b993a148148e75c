package dev.ectype.compiler.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows strings. Lengths are in Unicode code points.
 *
 * @param format such as {@code date-time}, {@code uuid}, {@code email}, {@code binary}
 * @param pattern an ECMA-262 regular expression that must match somewhere in the text
 */
public record TextType(
        @Nullable String format,
        @Nullable Integer minLength,
        @Nullable Integer maxLength,
        @Nullable String pattern,
        Notes notes)
        implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
