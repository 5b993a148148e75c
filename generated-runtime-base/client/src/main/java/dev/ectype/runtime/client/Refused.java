package dev.ectype.runtime.client;

/** Reports a call that the emulator refused without a change. */
public final class Refused extends CallFailed {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;

    Refused(String call, ErrorReply answer, String advice) {
        super(call, answer.message(), advice);
        this.status = answer.status();
        this.code = answer.code();
    }

    /** Returns the status of the reply, such as 422. */
    public int status() {
        return status;
    }

    /** Returns the error code, such as {@code invalid_snapshot} or {@code another_api}. */
    public String code() {
        return code;
    }
}
