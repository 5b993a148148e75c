package dev.ectype.compiler.ingest.protobuf.syntax;

/** Counts the declarations of a description over all its files, so that none fills the memory. */
public final class DeclarationCount {
    /** The largest published descriptions declare a fifth of this; this many fit into a small memory. */
    static final int MOST = 100_000;

    private int declared;

    /** Counts one more declaration; false when that is too many. */
    boolean add() {
        declared++;
        return !isExceeded();
    }

    /** Whether the files that were read so far declare too much. */
    public boolean isExceeded() {
        return declared > MOST;
    }
}
