package dev.ectype.runtime.state;

/** Something else was committed between the first read of a transaction and its first write: run it again with the writer's lock. */
public final class StaleTransaction extends RuntimeException {
    private static final long serialVersionUID = 1;

    StaleTransaction(long read, long newest) {
        super("read position " + read + ", but " + newest + " has been committed since", null, false, false);
    }
}
