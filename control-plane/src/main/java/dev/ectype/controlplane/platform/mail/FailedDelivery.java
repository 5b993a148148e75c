package dev.ectype.controlplane.platform.mail;

/** Reports a mail that was not sent. */
final class FailedDelivery extends Exception {
    private static final long serialVersionUID = 1L;

    FailedDelivery(String message, Throwable cause) {
        super(message, cause);
    }
}
