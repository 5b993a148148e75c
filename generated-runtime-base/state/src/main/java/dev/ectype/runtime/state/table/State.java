package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.tree.KeyMap;
import org.jspecify.annotations.Nullable;

/** Holds the whole immutable state of an emulator at one position. */
public final class State {
    private final long position;
    private final long clock;
    private final RowTable[] tables;
    private final KeyMap<Counter> counters;

    public State(long position, long clock, RowTable[] tables, KeyMap<Counter> counters) {
        this.position = position;
        this.clock = clock;
        this.tables = tables;
        this.counters = counters;
    }

    public static State empty(StateSchema schema, long clock) {
        Object edit = new Object();
        RowTable[] tables =
                schema.tables().stream().map(spec -> new RowTable(spec, edit)).toArray(RowTable[]::new);
        return new State(0, clock, tables, new KeyMap<>(edit));
    }

    /** Returns the same rows at another position and time. */
    State at(long newPosition, long newClock) {
        return new State(newPosition, newClock, tables, counters);
    }

    /** Returns the number of writes before this state. */
    public long position() {
        return position;
    }

    /** Returns the logical time in milliseconds since 1970. */
    public long clock() {
        return clock;
    }

    /** Returns an object that changes whenever an auxiliary document changes. */
    public Object auxiliaryVersion() {
        return tables[tables.length - 1];
    }

    /** Returns the auxiliary document with a name, or null. */
    public byte @Nullable [] auxiliaryDocument(String name) {
        Row row = tables[tables.length - 1].find(name);
        return row == null ? null : row.document();
    }

    /** Returns this state with the auxiliary documents of another. */
    public State withAuxiliaryOf(State other) {
        RowTable[] own = tables.clone();
        own[own.length - 1] = other.tables[other.tables.length - 1];
        return new State(position, clock, own, counters);
    }

    public RowTable table(int index) {
        return tables[index];
    }

    public RowTable[] tables() {
        return tables;
    }

    public KeyMap<Counter> counters() {
        return counters;
    }
}
