package dev.ectype.runtime.state.journal;

import org.jspecify.annotations.Nullable;

/**
 * Represents a branch of the journal. It starts after a position of its parent, and its entries are consecutive.
 *
 * @param number the number of the branch; 0 for the first
 * @param parent the number of the parent branch, or -1 for a branch that begins with a restored state
 * @param startsAt the position of the parent before the first entry
 * @param firstOrdinal the number of entries on all branches before the first entry
 */
public record JournalBranch(int number, int parent, long startsAt, long firstOrdinal) {
    static final int NONE = -1;

    /** {@return the name: {@code main}, then {@code branch-1} and so on} */
    public String name() {
        return name(number);
    }

    /** {@return the name of the parent branch, or null} */
    public @Nullable String parentName() {
        return parent == NONE ? null : name(parent);
    }

    /** Returns the ordinal of the entry before a position after the start of this branch. */
    long ordinal(long position) {
        return firstOrdinal + position - startsAt - 1;
    }

    private static String name(int number) {
        return number == 0 ? "main" : "branch-" + number;
    }
}
