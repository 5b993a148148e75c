package dev.ectype.runtime.schema;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** An ECMA-262 regular expression of a description, compiled when first needed and run within a budget of steps. */
public final class Regex {
    private static final int LONGEST_SOURCE = 10_000;

    private final String source;
    private volatile @Nullable Pattern pattern;
    private volatile boolean broken;

    public Regex(String source) {
        this.source = source;
    }

    public String source() {
        return source;
    }

    /** Whether it matches somewhere in the text; true also for an expression that nobody can run. */
    public boolean isFoundIn(String text) {
        Pattern compiled = pattern();
        if (compiled == null) {
            return true;
        }
        try {
            return compiled.matcher(new BudgetedText(text)).find();
        } catch (BudgetedText.Exhausted exhausted) {
            return true;
        } catch (StackOverflowError tooDeep) {
            // The library's matcher recurses per repetition of a group.
            return true;
        }
    }

    private @Nullable Pattern pattern() {
        Pattern compiled = pattern;
        if (compiled == null && !broken) {
            compiled = compile();
            broken = compiled == null;
            pattern = compiled;
        }
        return compiled;
    }

    private @Nullable Pattern compile() {
        if (source.length() > LONGEST_SOURCE) {
            return null;
        }
        try {
            return Pattern.compile(EcmaSyntax.toJava(source));
        } catch (PatternSyntaxException unknown) {
            return null;
        } catch (StackOverflowError tooDeep) {
            return null;
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
}
