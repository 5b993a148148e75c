package dev.ectype.cli.command;

import dev.ectype.runtime.client.JournalCalls;
import dev.ectype.runtime.client.JournalCalls.Standing;
import dev.ectype.runtime.client.Snapshot;

/** Looks for the write of the current line behind which a condition holds; the emulator stays where it is. */
final class Bisection {
    private final JournalCalls journal;
    private final Condition condition;
    private int looked;

    Bisection(JournalCalls journal, Condition condition) {
        this.journal = journal;
        this.condition = condition;
    }

    /**
     * What came of the search.
     *
     * @param oldest the oldest position that was looked at
     * @param newest the newest position of the line
     * @param found the position at which the condition holds; the oldest where it holds everywhere, and -1 where it does not hold
     * @param looked how many states were looked at
     */
    record Found(long oldest, long newest, long found, int looked) {}

    /** Halves what is left: a condition that holds, then not, then again, has several such writes, of which one is found. */
    Found halving() {
        long newest = journal.standing().last();
        Snapshot start = journal.oldestState();
        long oldest = start.position();
        if (holds(start)) {
            return new Found(oldest, newest, oldest, looked);
        }
        if (newest == oldest || !holds(journal.state(newest))) {
            return new Found(oldest, newest, -1, looked);
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
        return new Found(oldest, newest, with, looked);
    }

    /** Looks at every position, from the oldest on. */
    Found oneByOne() {
        Standing standing = journal.standing();
        Snapshot at = journal.oldestState();
        long oldest = at.position();
        while (!holds(at)) {
            if (at.position() == standing.last()) {
                return new Found(oldest, standing.last(), -1, looked);
            }
            at = journal.state(at.position() + 1);
        }
        return new Found(oldest, standing.last(), at.position(), looked);
    }

    private boolean holds(Snapshot state) {
        looked++;
        return condition.holds(state.json());
    }
}
