package dev.ectype.runtime.state;

/** Reports another commit between a transaction's first read and its first write. Repeat it with the writer's lock. */
public final class StaleTransaction extends RuntimeException {
    private static final long serialVersionUID = 1;

    StaleTransaction(long read, long newest) {
        super("read position " + read + ", but " + newest + " has been committed since", null, false, false);
    }
}
