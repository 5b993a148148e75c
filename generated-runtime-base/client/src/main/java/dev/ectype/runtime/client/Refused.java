package dev.ectype.runtime.client;

/** Reports a call that the emulator refused without a change. */
public final class Refused extends CallFailed {
    private static final long serialVersionUID = 1L;

    /** The status of the reply. */
    private final int status;
    /** The error code. */
    private final String code;

    Refused(String call, ErrorReply answer, String advice) {
        super(call, answer.message(), advice);
        this.status = answer.status();
        this.code = answer.code();
    }

    /** {@return the status of the reply, such as 422} */
    public int status() {
        return status;
    }

    /** {@return the error code, such as {@code invalid_snapshot} or {@code another_api}} */
    public String code() {
        return code;
    }
}
