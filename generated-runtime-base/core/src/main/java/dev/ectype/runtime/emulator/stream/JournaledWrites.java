package dev.ectype.runtime.emulator.stream;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.journal.JournalEntry;
import dev.ectype.runtime.state.journal.StateChange;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the writes after a position of the journal, one write after the other. */
final class JournaledWrites {
    private static final int BATCH = 64;

    private final StateEngine engine;
    private long position;
    private List<JournalEntry> batch = List.of();
    private int next;

    JournaledWrites(StateEngine engine, long after) {
        this.engine = engine;
        this.position = after;
    }

    /** Returns whether the journal contains all writes after a position, up to the newest. */
    static boolean reach(StateEngine engine, long after) {
        long newest = engine.state().position();
        return after == newest || after < newest && after >= engine.journal().firstPosition() - 1;
    }

    /** Returns the position of the last returned write. */
    long position() {
        return position;
    }

    /** Returns the row changes of the next write, or null if the journal does not contain it. */
    @Nullable
    List<Commit.Write> next() {
        if (next == batch.size()) {
            batch = engine.journal().entries(position + 1, BATCH);
            next = 0;
        }
        JournalEntry entry = batch.isEmpty() ? null : batch.get(next);
        if (entry == null || entry.position() != position + 1) {
            return null;
        }
        next++;
        position++;
        List<Commit.Write> writes = new ArrayList<>();
        for (StateChange change : entry.changes()) {
            if (change instanceof StateChange.RowChange row && change.isApiChange()) {
                writes.add(new Commit.Write(row.resource(), row(row.id(), row.before()), row(row.id(), row.after())));
            }
        }
        return writes;
    }

    private static @Nullable Row row(String id, StateChange.@Nullable Image image) {
        return image == null
                ? null
                : Row.named(
                        id, new Row.Content(image.version(), image.document(), image.owner()), (int) image.sequence());
    }
}
