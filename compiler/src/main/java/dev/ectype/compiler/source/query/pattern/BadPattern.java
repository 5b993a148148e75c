package dev.ectype.compiler.source.query.pattern;

/** Signals that a text is not a regular expression of the supported subset. */
public final class BadPattern extends Exception {
    private static final long serialVersionUID = 1L;

    BadPattern(String message) {
        super(message, null, false, false);
    }
}
