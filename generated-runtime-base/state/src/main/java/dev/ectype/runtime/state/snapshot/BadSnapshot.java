package dev.ectype.runtime.state.snapshot;

/** Reports an invalid snapshot with the found value, its position and the expected one. */
public final class BadSnapshot extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Lists the kinds of errors. */
    public enum Kind {
        /** The document is no snapshot or contradicts itself. */
        BROKEN,
        /** The snapshot belongs to another API or to another description of this one. */
        ANOTHER_API,
        /** One of the documents violates the description. */
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

    /** Returns true if the snapshot belongs to another API or to another description of this one. */
    public boolean isOfAnotherApi() {
        return kind == Kind.ANOTHER_API;
    }
}
