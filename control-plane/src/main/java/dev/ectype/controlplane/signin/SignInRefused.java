package dev.ectype.controlplane.signin;

/** Reports a refused sign-in. */
public final class SignInRefused extends Exception {
    private static final long serialVersionUID = 1L;

    private final SignInRefusal refusal;

    /** @param detail the cause for the event log, without secrets */
    public SignInRefused(SignInRefusal refusal, String detail) {
        super(detail);
        this.refusal = refusal;
    }

    public SignInRefusal refusal() {
        return refusal;
    }
}
