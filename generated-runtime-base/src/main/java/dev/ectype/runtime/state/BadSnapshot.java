package dev.ectype.runtime.state;

/** A snapshot cannot be restored; the message says what was found, where, and what was expected. */
public final class BadSnapshot extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean ofAnotherApi;

    BadSnapshot(String message) {
        this(message, false);
    }

    private BadSnapshot(String message, boolean ofAnotherApi) {
        super(message, null, false, false);
        this.ofAnotherApi = ofAnotherApi;
    }

    static BadSnapshot ofAnotherApi(BadSnapshot reason) {
        return new BadSnapshot(String.valueOf(reason.getMessage()), true);
    }

    /** Whether it is of another API, or of this one as another description has it. */
    public boolean isOfAnotherApi() {
        return ofAnotherApi;
    }
}
