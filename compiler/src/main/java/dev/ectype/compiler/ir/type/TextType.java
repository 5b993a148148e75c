package dev.ectype.compiler.ir.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows strings. Lengths are in Unicode code points.
 *
 *
 * @param format the format, such as {@code date-time}, {@code uuid}, {@code email}, {@code binary}
 * @param pattern an ECMA-262 regular expression that must match somewhere in the text
 * @param content the type of the JSON value inside the text, or null if unknown; it is never validated
 */
public record TextType(
        @Nullable String format,
        @Nullable Integer minLength,
        @Nullable Integer maxLength,
        @Nullable String pattern,
        @Nullable TypeRef content,
        TypeNotes notes)
        implements TypeRef {
    public TextType(
            @Nullable String format,
            @Nullable Integer minLength,
            @Nullable Integer maxLength,
            @Nullable String pattern,
            TypeNotes notes) {
        this(format, minLength, maxLength, pattern, null, notes);
    }

    /** Returns a copy for texts that contain JSON of a type. */
    public TextType holding(@Nullable TypeRef other) {
        return new TextType(format, minLength, maxLength, pattern, other, notes);
    }

    @Override
    public List<TypeRef> children() {
        return content == null ? List.of() : List.of(content);
    }
}
