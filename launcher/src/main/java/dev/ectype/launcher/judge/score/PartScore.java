package dev.ectype.launcher.judge.score;

import dev.ectype.launcher.judge.finding.JudgePart;
import java.util.Locale;

/**
 * Holds the score of one part.
 *
 * @param score the score from 0 to 100; 100 for a part without conclusions
 * @param judged the number of its conclusions
 * @param doubted the number of those that are reported
 */
public record PartScore(JudgePart part, double score, int judged, int doubted) {
    /** Returns a score with two digits after the point. */
    public static String printed(double score) {
        return String.format(Locale.ROOT, "%.2f", score);
    }

    /** Returns the score with two digits after the point. */
    public String printedScore() {
        return printed(score);
    }
}
