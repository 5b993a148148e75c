package dev.ectype.compiler.source.query;

/** Signals that a text is no valid query, with the offset of the error. */
public final class QuerySyntaxError extends Exception {
    private static final long serialVersionUID = 1L;

    private final int offset;

    QuerySyntaxError(int offset, String message) {
        super(message, null, false, false);
        this.offset = offset;
    }

    /** Returns the offset of the error in the text, from 0. */
    public int offset() {
        return offset;
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
