package dev.ectype.launcher.replay;

/** Reports that a target sent no valid HTTP response, and why. */
public final class NoResponse extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean unreachable;

    /**
     * Creates the exception.
     *
     * @param unreachable whether there was no connection at all
     */
    public NoResponse(String message, boolean unreachable) {
        super(message, null, false, false);
        this.unreachable = unreachable;
    }

    public boolean isUnreachable() {
        return unreachable;
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
