package dev.ectype.runtime.schema.fit;

import org.jspecify.annotations.Nullable;

/** Writes texts that look like what a regular expression asks for; lookarounds are left to a proof. */
final class PatternText {
    private static final int LONGEST = 1 << 16;

    private final PatternNode root;

    private PatternText(PatternNode root) {
        this.root = root;
    }

    /** A generator for the expression, or null where it is beyond the common syntax. */
    static @Nullable PatternText of(String source) {
        try {
            return new PatternText(new PatternReader(source).read());
        } catch (PatternReader.Unknown unknown) {
            return null;
        }
    }

    /** @param stretch how much longer than needed repetitions may become */
    String write(Draw draw, int stretch) {
        PatternNode.Text text = new PatternNode.Text(draw, stretch, LONGEST);
        root.write(text);
        return text.toString();
    }
}
