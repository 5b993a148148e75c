package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import org.jspecify.annotations.Nullable;

/** Refuses a response. Its message quotes the response and is meant for logs of the operator, not for users. */
public final class SamlRefused extends Exception {
    private static final long serialVersionUID = 1L;

    private final SamlRefusal reason;

    SamlRefused(SamlRefusal reason, String message) {
        this(reason, message, null);
    }

    SamlRefused(SamlRefusal reason, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    /** Refuses a value that differs from the expected one. */
    static SamlRefused different(SamlRefusal reason, String part, @Nullable String found, String expected) {
        return new SamlRefused(
                reason,
                part + " is " + (found == null ? "missing" : "\"" + Excerpt.of(found) + "\"") + ", but must be \""
                        + expected + "\".");
    }

    public SamlRefusal reason() {
        return reason;
    }
}
