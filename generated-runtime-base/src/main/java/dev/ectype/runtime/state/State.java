package dev.ectype.runtime.state;

import org.jspecify.annotations.Nullable;

/** Everything that an emulator knows, at one position; it never changes. */
public final class State {
    private final long position;
    private final long clock;
    private final Table[] tables;
    private final KeyMap<Counter> counters;

    State(long position, long clock, Table[] tables, KeyMap<Counter> counters) {
        this.position = position;
        this.clock = clock;
        this.tables = tables;
        this.counters = counters;
    }

    static State empty(StateSchema schema, long clock) {
        Object edit = new Object();
        Table[] tables =
                schema.tables().stream().map(spec -> new Table(spec, edit)).toArray(Table[]::new);
        return new State(0, clock, tables, new KeyMap<>(edit));
    }

    /** The same rows at another position and time. */
    State at(long newPosition, long newClock) {
        return new State(newPosition, newClock, tables, counters);
    }

    /** How many writes led here. */
    public long position() {
        return position;
    }

    /** The logical time in milliseconds since 1970. */
    public long clock() {
        return clock;
    }

    /** Stands for all that is kept beside the API: as long as it is the same object, nothing of that has changed. */
    public Object beside() {
        return tables[tables.length - 1];
    }

    /** What is kept beside the API under a name, or null. */
    public byte @Nullable [] beside(String name) {
        Row row = tables[tables.length - 1].find(name);
        return row == null ? null : row.document();
    }

    /** The same, with what another state keeps beside the API. */
    State withBesideOf(State other) {
        Table[] own = tables.clone();
        own[own.length - 1] = other.tables[other.tables.length - 1];
        return new State(position, clock, own, counters);
    }

    Table table(int index) {
        return tables[index];
    }

    Table[] tables() {
        return tables;
    }

    KeyMap<Counter> counters() {
        return counters;
    }
}
