package dev.ectype.runtime.emulator.launch;

/** Reports an invalid option. The message states the reason and a remedy. */
public final class BadFlag extends Exception {
    private static final long serialVersionUID = 1L;

    public BadFlag(String message) {
        super(message, null, false, false);
    }
}
