package dev.ectype.runtime.state.journal;

import org.jspecify.annotations.Nullable;

/**
 * A line of history: it starts behind a position of another one, and its entries follow each other in the journal.
 *
 * @param parent the number of the branch that it left, or -1 where its state was put in the place of another one
 */
public record JournalBranch(int number, int parent, long startsAt, long firstOrdinal) {
    static final int NONE = -1;

    /** What it is called: {@code main}, then {@code branch-1} and so on. */
    public String name() {
        return name(number);
    }

    /** What the branch that it left is called, or null where it left none. */
    public @Nullable String parentName() {
        return parent == NONE ? null : name(parent);
    }

    private static String name(int number) {
        return number == 0 ? "main" : "branch-" + number;
    }
}
