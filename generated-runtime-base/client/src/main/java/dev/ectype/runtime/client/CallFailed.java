package dev.ectype.runtime.client;

/** Signals that a request to the control routes of an emulator failed. The message contains the call, the reply and advice. */
public abstract sealed class CallFailed extends RuntimeException permits Unreachable, NotAllowed, Refused {
    private static final long serialVersionUID = 1L;

    /** The problem without the call. */
    private final String problem;
    /** The advice as a sentence. */
    private final String advice;

    CallFailed(String call, String problem, String advice) {
        super(call + ": " + problem + ". " + advice);
        this.problem = problem;
        this.advice = advice;
    }

    /** {@return the problem without the call} */
    public final String problem() {
        return problem;
    }

    /** {@return the advice as a sentence} */
    public final String advice() {
        return advice;
    }
}
