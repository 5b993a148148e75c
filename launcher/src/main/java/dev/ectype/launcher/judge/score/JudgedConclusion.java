package dev.ectype.launcher.judge.score;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.launcher.judge.finding.ConclusionKey;

/**
 * Holds a conclusion that the judge grades.
 *
 * @param value the conclusion in words
 * @param importance the number of operations that depend on it
 */
public record JudgedConclusion(ConclusionKey key, String value, SourceLocation location, int importance) {
    /** Returns the conclusion as a sentence, such as {@code resource pets: identifier is id}. */
    public String sentence() {
        return key.subject() + ": " + key.aspect() + " is " + value;
    }
}
