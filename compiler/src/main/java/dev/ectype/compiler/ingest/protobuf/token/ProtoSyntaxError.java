package dev.ectype.compiler.ingest.protobuf.token;

/** Carries what is wrong with a statement up to whoever can go on behind it; never leaves the reader. */
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
