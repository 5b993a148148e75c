package dev.ectype.runtime.client;

/** A call came to nothing; the message says what was asked, what came back and what to do. */
public abstract sealed class CallFailed extends RuntimeException permits Unreachable, NotAllowed, Refused {
    private static final long serialVersionUID = 1L;

    private final String problem;
    private final String advice;

    CallFailed(String asked, String problem, String advice) {
        super(asked + ": " + problem + ". " + advice);
        this.problem = problem;
        this.advice = advice;
    }

    /** What came back, without what was asked. */
    public final String problem() {
        return problem;
    }

    /** What to do, as a sentence. */
    public final String advice() {
        return advice;
    }
}
