package dev.ectype.compiler.json;

/** Signals that a text is not JSON, with the position of the error. */
public final class MalformedJson extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    public MalformedJson(String message, int line, int column) {
        super(message);
        this.line = line;
        this.column = column;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
