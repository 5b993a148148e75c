package dev.ectype.compiler.source.query;

/** Signals that a computation has reached the limit of its steps. */
public final class WorkExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WorkExceeded() {
        super("too many steps", null, false, false);
    }
}
