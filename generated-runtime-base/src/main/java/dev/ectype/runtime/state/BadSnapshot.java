package dev.ectype.runtime.state;

/** A snapshot cannot be restored; the message says what was found, where, and what was expected. */
public final class BadSnapshot extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadSnapshot(String message) {
        super(message, null, false, false);
    }
}
