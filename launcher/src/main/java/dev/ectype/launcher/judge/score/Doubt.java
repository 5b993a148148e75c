package dev.ectype.launcher.judge.score;

import dev.ectype.launcher.judge.finding.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds a doubted conclusion.
 *
 * @param percent the doubt that all reasons together cause
 * @param correction the entry of {@code inference.correct} that settles it, or null if unknown
 */
public record Doubt(
        JudgedConclusion conclusion,
        int percent,
        List<Reason> reasons,
        @Nullable String correction) {
    /** The doubt from which a conclusion is reported. */
    public static final int REPORTED = 50;

    private static final int MOST_IMPORTANT = 10;

    public Doubt {
        reasons = List.copyOf(reasons);
    }

    /** Returns the urgency: the importance counts less than the doubt, because a weak doubt is often none. */
    public long urgency() {
        return (long) percent
                * percent
                * percent
                * (MOST_IMPORTANT + Math.min(MOST_IMPORTANT, conclusion.importance()));
    }

    public boolean isReported() {
        return percent >= REPORTED;
    }
}
