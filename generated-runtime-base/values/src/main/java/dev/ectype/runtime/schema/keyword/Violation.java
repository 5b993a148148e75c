package dev.ectype.runtime.schema.keyword;

import org.jspecify.annotations.Nullable;

/**
 * Describes a violation of the description by a value.
 *
 * @param pointer the JSON Pointer to the offending value
 * @param rule the broken keyword, such as {@code required} or {@code maxLength}
 * @param message the expected value and the one found
 * @param missing the member that the value lacks, or null
 */
public record Violation(
        String pointer,
        String rule,
        String message,
        @Nullable String missing) {
    public Violation(String pointer, String rule, String message) {
        this(pointer, rule, message, null);
    }

    /** Returns the JSON Pointer to the value or to its missing member. */
    public String subject() {
        return missing == null
                ? pointer
                : pointer + "/" + missing.replace("~", "~0").replace("/", "~1");
    }
}
