package dev.ectype.runtime.state.snapshot;

/** A snapshot cannot be restored; the message says what was found, where, and what was expected. */
public final class BadSnapshot extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What is wrong with it. */
    public enum Kind {
        /** It is no snapshot, or contradicts itself. */
        BROKEN,
        /** It is of another API, or of this one with another description. */
        ANOTHER_API,
        /** One of its documents is not as the description says. */
        BAD_DOCUMENT
    }

    private final Kind kind;

    BadSnapshot(String message) {
        this(message, Kind.BROKEN);
    }

    private BadSnapshot(String message, Kind kind) {
        super(message, null, false, false);
        this.kind = kind;
    }

    static BadSnapshot ofAnotherApi(BadSnapshot reason) {
        return new BadSnapshot(String.valueOf(reason.getMessage()), Kind.ANOTHER_API);
    }

    static BadSnapshot ofDocument(String message) {
        return new BadSnapshot(message, Kind.BAD_DOCUMENT);
    }

    public Kind kind() {
        return kind;
    }

    /** Whether it is of another API, or of this one as another description has it. */
    public boolean isOfAnotherApi() {
        return kind == Kind.ANOTHER_API;
    }
}
