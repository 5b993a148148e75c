package dev.ectype.runtime.client;

/** Reports an invalid snapshot and the position of the error. */
public final class NotASnapshot extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotASnapshot(String message) {
        super(message, null, false, false);
    }
}
