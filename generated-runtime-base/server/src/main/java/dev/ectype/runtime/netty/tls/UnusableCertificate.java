package dev.ectype.runtime.netty.tls;

/** Reports an unreadable certificate or key, or a pair that does not match. */
public final class UnusableCertificate extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnusableCertificate(String message, Throwable cause) {
        super("cannot serve TLS: " + message, cause);
    }
}
