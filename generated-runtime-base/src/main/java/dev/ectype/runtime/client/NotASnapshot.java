package dev.ectype.runtime.client;

/** What should be a snapshot is none; the message says where it goes wrong. */
public final class NotASnapshot extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotASnapshot(String message) {
        super(message, null, false, false);
    }
}
