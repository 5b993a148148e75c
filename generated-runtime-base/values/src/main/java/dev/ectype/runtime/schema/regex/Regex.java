package dev.ectype.runtime.schema.regex;

import org.jspecify.annotations.Nullable;

/**
 * Represents a regular expression of a description, parsed and compiled at first use, immutable otherwise.
 *
 * <p>The syntax is that of ECMA-262 with the flag {@code u}, plus the anchors {@code \A \z \Z}, inline flags, named groups of
 * Python, possessive quantifiers and atomic groups.
 */
public final class Regex {
    private static final int LONGEST_SOURCE = 10_000;

    private final String source;
    private volatile @Nullable Parsed parsed;

    public Regex(String source) {
        this.source = source;
    }

    public String source() {
        return source;
    }

    /**
     * Returns true if the expression matches somewhere in the text.
     *
     * <p>Also true when the expression is invalid, or when the matcher's budget ends before it knows the answer: an emulator
     * refuses only values that it can prove wrong.
     */
    public boolean isFoundIn(String text) {
        RegexProgram program = parsed().program();
        return program == null || new RegexMatcher(program, text).find() != RegexMatcher.Answer.NO_MATCH;
    }

    /** Returns the syntax tree, or null for an invalid expression. */
    public @Nullable RegexNode tree() {
        return parsed().tree();
    }

    private Parsed parsed() {
        Parsed known = parsed;
        if (known == null) {
            known = parse();
            parsed = known;
        }
        return known;
    }

    private Parsed parse() {
        if (source.length() > LONGEST_SOURCE) {
            return Parsed.INVALID;
        }
        try {
            RegexNode tree = new RegexParser(source).parse();
            return new Parsed(tree, RegexCompiler.compile(tree));
        } catch (InvalidRegex invalid) {
            return Parsed.INVALID;
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Regex that && source.equals(that.source);
    }

    @Override
    public int hashCode() {
        return source.hashCode();
    }

    @Override
    public String toString() {
        return source;
    }

    private record Parsed(
            @Nullable RegexNode tree, @Nullable RegexProgram program) {
        static final Parsed INVALID = new Parsed(null, null);
    }
}
