package dev.ectype.maven.report;

/** Reports why a Maven goal cannot run, with a hint for the user. */
public final class GoalFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;
    private final String hint;

    public GoalFailure(String reason, String hint) {
        super(reason + "\n  hint: " + hint);
        this.reason = reason;
        this.hint = hint;
    }

    public String reason() {
        return reason;
    }

    public String hint() {
        return hint;
    }
}
