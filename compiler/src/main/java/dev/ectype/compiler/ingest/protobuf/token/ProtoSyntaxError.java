package dev.ectype.compiler.ingest.protobuf.token;

/**
 * Signals a malformed statement. The parser reports it and continues behind the statement; it never leaves this
 * package.
 */
public final class ProtoSyntaxError extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Position position;
    private final String hint;

    public ProtoSyntaxError(Position position, String message, String hint) {
        super(message, null, false, false);
        this.position = position;
        this.hint = hint;
    }

    public Position position() {
        return position;
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    public String hint() {
        return hint;
    }
}
