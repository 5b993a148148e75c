package dev.ectype.runtime.state.journal;

import java.util.List;

/** Describes one committed write. */
public record JournalEntry(Stamp stamp, Cause cause, List<StateChange> changes) {
    public JournalEntry {
        changes = List.copyOf(changes);
    }

    public long position() {
        return stamp.position();
    }
}
