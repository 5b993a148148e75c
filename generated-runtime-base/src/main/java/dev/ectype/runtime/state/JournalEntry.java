package dev.ectype.runtime.state;

import java.util.List;

/** One committed write. */
public record JournalEntry(Stamp stamp, Cause cause, List<Change> changes) {
    public JournalEntry {
        changes = List.copyOf(changes);
    }

    public long position() {
        return stamp.position();
    }
}
