package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Formats;
import dev.ectype.runtime.schema.keyword.LiteralInspector;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.regex.Regex;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Allows strings. Lengths are in Unicode code points.
 *
 * @param maxLength the maximum length; {@link Integer#MAX_VALUE} for no limit
 * @param patterns the patterns, each with a match somewhere in the text
 * @param content the type of JSON in the text; relevant only for the creation of texts
 */
public record TextSchema(
        @Nullable String format,
        int minLength,
        int maxLength,
        List<Regex> patterns,
        @Nullable Schema content,
        Notes notes)
        implements Schema {
    public TextSchema {
        patterns = List.copyOf(patterns);
    }

    public TextSchema(@Nullable String format, int minLength, int maxLength, List<Regex> patterns, Notes notes) {
        this(format, minLength, maxLength, patterns, null, notes);
    }

    @Override
    public boolean allows(Document value, ValidationContext check) {
        if (!value.isString()) {
            return check.refuse("type", value, "a string");
        }
        boolean allowed = allowsLength(value, check);
        if (format == null && patterns.isEmpty()) {
            return allowed;
        }
        String text = value.text();
        if (format != null && !Formats.matches(format, text)) {
            allowed = check.refuse("format", value, "text in the format " + format);
        }
        for (int at = 0; at < patterns.size(); at++) {
            if (!patterns.get(at).isFoundIn(text)) {
                allowed = check.refuse(
                        "pattern",
                        value,
                        "text that matches " + patterns.get(at).source());
            }
        }
        return allowed;
    }

    /** Returns true if the text is allowed. */
    public boolean allows(String text) {
        int length = text.codePointCount(0, text.length());
        if (length < minLength || length > maxLength || format != null && !Formats.matches(format, text)) {
            return false;
        }
        return patterns.stream().allMatch(pattern -> pattern.isFoundIn(text));
    }

    private boolean allowsLength(Document value, ValidationContext check) {
        if (minLength == 0 && maxLength == Integer.MAX_VALUE) {
            return true;
        }
        int length = LiteralInspector.codePoints(value);
        if (length < 0) {
            String text = value.text();
            length = text.codePointCount(0, text.length());
        }
        if (length < minLength) {
            return check.refuse("minLength", value, "at least " + minLength + " characters");
        }
        return length <= maxLength || check.refuse("maxLength", value, "at most " + maxLength + " characters");
    }

    // Written out, because a record's own form generates classes at its first call, during the start of an emulator.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TextSchema that
                && minLength == that.minLength
                && maxLength == that.maxLength
                && Objects.equals(format, that.format)
                && patterns.equals(that.patterns)
                && Objects.equals(content, that.content)
                && notes.equals(that.notes);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * minLength + maxLength) + Objects.hashCode(format);
    }
}
