package dev.ectype.runtime.state.journal;

import java.util.List;

/**
 * Describes one committed write.
 *
 * @param stamp the position and the time
 * @param cause the request and its reply
 * @param changes the changed rows, tombstones and counters in order
 */
public record JournalEntry(Stamp stamp, Cause cause, List<StateChange> changes) {
    /**
     * Creates an entry.
     *
     * @param stamp the position and the time
     * @param cause the request and its reply
     * @param changes the changed rows, tombstones and counters in order
     */
    public JournalEntry {
        changes = List.copyOf(changes);
    }

    /** {@return the position: the number of writes up to and including this one} */
    public long position() {
        return stamp.position();
    }
}
