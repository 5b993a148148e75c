package dev.ectype.runtime.emulator.launch;

/** An option that cannot be taken; the message says why and what to do. */
public final class BadFlag extends Exception {
    private static final long serialVersionUID = 1L;

    public BadFlag(String message) {
        super(message, null, false, false);
    }
}
