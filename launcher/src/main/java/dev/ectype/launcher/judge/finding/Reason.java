package dev.ectype.launcher.judge.finding;

import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.List;

/**
 * Holds one reason to doubt a conclusion.
 *
 * @param percent the doubt that this reason alone causes
 * @param location the place in the description, or {@link SourceLocation#NONE}
 * @param exchanges the requests and responses that show it, one on each line
 */
public record Reason(Source source, int percent, String text, SourceLocation location, List<String> exchanges) {
    public Reason {
        exchanges = List.copyOf(exchanges);
    }

    /** Lists where reasons come from. */
    public enum Source {
        EVIDENCE,
        CLIENT
    }

    public static Reason evidence(int percent, String text, SourceLocation location) {
        return new Reason(Source.EVIDENCE, percent, text, location, List.of());
    }

    public static Reason observed(int percent, String text, List<String> exchanges) {
        return new Reason(Source.CLIENT, percent, text, SourceLocation.NONE, exchanges);
    }
}
