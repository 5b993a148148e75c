package dev.ectype.compiler.emit.java;

/** Signals an invalid type mapping, with the correction. */
public final class BadTypeMapping extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String hint;

    BadTypeMapping(String message, String hint) {
        super(message);
        this.hint = hint;
    }

    public String hint() {
        return hint;
    }
}
