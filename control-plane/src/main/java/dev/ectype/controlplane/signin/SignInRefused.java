package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.platform.error.Excerpt;

/** Reports a refused sign-in. */
public final class SignInRefused extends Exception {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 1_000;

    private final SignInRefusal refusal;

    /** @param detail the cause for the event log, without secrets; it may quote a response of any length and with any characters */
    public SignInRefused(SignInRefusal refusal, String detail) {
        super(Excerpt.of(detail, LONGEST));
        this.refusal = refusal;
    }

    public SignInRefusal refusal() {
        return refusal;
    }
}
