package dev.ectype.compiler.ingest.protobuf.syntax;

/** Counts the declarations of a description over all its files to bound the memory. */
public final class DeclarationCount {
    /** The limit of declarations: five times the largest published descriptions, within a small memory. */
    static final int MOST = 100_000;

    private int declared;

    /** Counts a declaration and returns false beyond the limit. */
    boolean add() {
        declared++;
        return !isExceeded();
    }

    /** Returns whether the files read so far declare too much. */
    public boolean isExceeded() {
        return declared > MOST;
    }
}
