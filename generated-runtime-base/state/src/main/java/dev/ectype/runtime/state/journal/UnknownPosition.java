package dev.ectype.runtime.state.journal;

/** Reports an unknown position or branch of the journal. */
public final class UnknownPosition extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Creates the error.
     *
     * @param message the position or the branch, and the known ones
     */
    public UnknownPosition(String message) {
        super(message, null, false, false);
    }
}
