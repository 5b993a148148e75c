package dev.ectype.runtime.state;

import dev.ectype.runtime.state.journal.JournalEntry;

/**
 * Describes a write with a different result.
 *
 * @param description the readable difference: the status, the reply or the changes
 */
public record ReplayDifference(long position, String operation, String description, Outcome expected, Outcome actual) {
    /** Holds the reply of a write and the number of changed rows and counters. */
    public record Outcome(int status, long digest, int changes) {
        static final Outcome NONE = new Outcome(0, 0, 0);

        static Outcome of(JournalEntry entry) {
            return new Outcome(
                    entry.cause().status(),
                    entry.cause().digest(),
                    JournalVerification.changes(entry).size());
        }
    }
}
