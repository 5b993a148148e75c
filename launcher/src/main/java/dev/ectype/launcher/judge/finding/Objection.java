package dev.ectype.launcher.judge.finding;

import org.jspecify.annotations.Nullable;

/**
 * Holds a reason against one conclusion.
 *
 * @param correction the entry of {@code inference.correct} that settles it, in YAML flow style, or null if unknown
 */
public record Objection(
        ConclusionKey conclusion, Reason reason, @Nullable String correction) {}
