package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.diagnostic.SourceLocation;
import org.jspecify.annotations.Nullable;

/**
 * Holds one conclusion of inference.
 *
 * @param aspect the property of the subject, such as {@code identifier} or {@code filter status}
 * @param value the conclusion in words that depend only on the description
 * @param location the place of the operation that shows it, or {@link SourceLocation#NONE}
 * @param runnerUp the best other value that a rule proposed, or null
 */
public record Conclusion(
        ConclusionSubject subject,
        String aspect,
        String value,
        Grounds grounds,
        SourceLocation location,
        @Nullable Alternative runnerUp) {
    /** Holds a value that a rule proposed and that is not in force. */
    public record Alternative(String value, Grounds grounds) {}

    /** Returns the conclusion without its grounds, such as {@code resource pets: identifier is id}. */
    public String sentence() {
        return subject + ": " + aspect + " is " + value;
    }
}
