package dev.ectype.runtime.state;

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
