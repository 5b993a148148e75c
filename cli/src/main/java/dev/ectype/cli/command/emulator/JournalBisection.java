package dev.ectype.cli.command.emulator;

import dev.ectype.runtime.client.JournalCalls;
import dev.ectype.runtime.client.JournalCalls.Standing;
import dev.ectype.runtime.client.Snapshot;

/** Finds the write of the current branch after which a condition holds, without moving the emulator. */
final class JournalBisection {
    private final JournalCalls journal;
    private final StateCondition condition;
    private int inspected;

    JournalBisection(JournalCalls journal, StateCondition condition) {
        this.journal = journal;
        this.condition = condition;
    }

    /**
     * Holds the result of a search.
     *
     * @param oldest the oldest inspected position
     * @param newest the newest position of the branch
     * @param position the first position at which the condition holds: {@code oldest} if it holds everywhere, and -1 if it holds nowhere
     * @param inspected the number of inspected states
     */
    record SearchResult(long oldest, long newest, long position, int inspected) {}

    /** Searches by bisection. A condition that changes several times has several such writes; the search finds one of them. */
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

    /** Inspects every position, from the oldest on. */
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
