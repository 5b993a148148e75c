package dev.ectype.cli.command.emulator;

import dev.ectype.runtime.client.JournalCalls;
import dev.ectype.runtime.client.JournalCalls.Standing;
import dev.ectype.runtime.client.Snapshot;

/** Looks for the write of the current line behind which a condition holds; the emulator stays where it is. */
final class JournalBisection {
    private final JournalCalls journal;
    private final StateCondition condition;
    private int inspected;

    JournalBisection(JournalCalls journal, StateCondition condition) {
        this.journal = journal;
        this.condition = condition;
    }

    /**
     * What came of the search.
     *
     * @param oldest the oldest position that was looked at
     * @param newest the newest position of the line
     * @param position the position at which the condition holds; the oldest where it holds everywhere, and -1 where it does not hold
     * @param inspected how many states were looked at
     */
    record SearchResult(long oldest, long newest, long position, int inspected) {}

    /** Halves what is left: a condition that holds, then not, then again, has several such writes, of which one is found. */
    SearchResult binarySearch() {
        long newest = journal.standing().last();
        Snapshot start = journal.oldestState();
        long oldest = start.position();
        if (holds(start)) {
            return new SearchResult(oldest, newest, oldest, inspected);
        }
        if (newest == oldest || !holds(journal.state(newest))) {
            return new SearchResult(oldest, newest, -1, inspected);
        }
        long without = oldest;
        long with = newest;
        while (with - without > 1) {
            long middle = without + (with - without) / 2;
            if (holds(journal.state(middle))) {
                with = middle;
            } else {
                without = middle;
            }
        }
        return new SearchResult(oldest, newest, with, inspected);
    }

    /** Looks at every position, from the oldest on. */
    SearchResult linearSearch() {
        Standing standing = journal.standing();
        Snapshot at = journal.oldestState();
        long oldest = at.position();
        while (!holds(at)) {
            if (at.position() == standing.last()) {
                return new SearchResult(oldest, standing.last(), -1, inspected);
            }
            at = journal.state(at.position() + 1);
        }
        return new SearchResult(oldest, standing.last(), at.position(), inspected);
    }

    private boolean holds(Snapshot state) {
        inspected++;
        return condition.holds(state.json());
    }
}
