package dev.ectype.compiler.emit.java;

/** Says what is wrong with the choice of a class, and what to write instead. */
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
