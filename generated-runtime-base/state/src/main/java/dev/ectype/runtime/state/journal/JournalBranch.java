package dev.ectype.runtime.state.journal;

import org.jspecify.annotations.Nullable;

/**
 * Represents a branch of the journal. It starts after a position of its parent, and its entries are consecutive.
 *
 * @param parent the number of the parent branch, or -1 for a branch that begins with a restored state
 */
public record JournalBranch(int number, int parent, long startsAt, long firstOrdinal) {
    static final int NONE = -1;

    /** Returns the name: {@code main}, then {@code branch-1} and so on. */
    public String name() {
        return name(number);
    }

    /** Returns the name of the parent branch, or null. */
    public @Nullable String parentName() {
        return parent == NONE ? null : name(parent);
    }

    private static String name(int number) {
        return number == 0 ? "main" : "branch-" + number;
    }
}
