package dev.ectype.runtime.netty.tls;

/** The certificate or key given for TLS cannot be read or do not fit together. */
public final class UnusableCertificate extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnusableCertificate(String message, Throwable cause) {
        super("cannot serve TLS: " + message, cause);
    }
}
