package dev.ectype.runtime.state.journal;

/** The journal does not reach so far, or has no such branch. */
public final class UnknownPosition extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnknownPosition(String message) {
        super(message, null, false, false);
    }
}
