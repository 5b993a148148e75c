package dev.ectype.runtime.state;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A state of which remembered writes make a later one, without the requests that led to them. */
final class Reenactment {
    private final StateSchema schema;
    private final Object edit = new Object();
    private final Table[] tables;
    private KeyMap<Counter> counters;
    private long position;
    private long clock;

    Reenactment(StateSchema schema, State base) {
        this.schema = schema;
        this.tables = base.tables().clone();
        this.counters = base.counters();
        this.position = base.position();
        this.clock = base.clock();
    }

    void reached(Stamp stamp) {
        position = stamp.position();
        clock = stamp.clockAfter();
    }

    void row(int index, String id, Change.@Nullable Image before, Change.@Nullable Image after) {
        Table table = edit(index);
        Row known = before == null ? null : table.rows().get((int) before.sequence());
        if (known != null || after != null) {
            table.change(known, after == null ? null : row(table, id, after));
        }
    }

    void tombstone(int index, String id, Change.@Nullable Image after) {
        edit(index).bury(id, after == null ? null : Row.named(id, content(after), (int) after.sequence()));
    }

    void counter(String name, long value) {
        if (schema.hasResource(name)) {
            edit(schema.indexOf(ResourceName.of(name))).counter(value);
        } else {
            counters = counters.editedBy(edit);
            counters.put(new Counter(name, value));
        }
    }

    State finish() {
        return new State(position, clock, tables, counters);
    }

    private static Row row(Table table, String id, Change.Image image) {
        int place = (int) image.sequence();
        long number = table.spec().ids() instanceof IdStyle.Counter ? Decimal.parse(id) : -1;
        return number >= 0 ? Row.numbered(number, content(image), place) : Row.named(id, content(image), place);
    }

    private static Row.Content content(Change.Image image) {
        return new Row.Content(image.version(), image.document(), image.owner());
    }

    private Table edit(int index) {
        Table own = Objects.requireNonNull(tables[index]).editedBy(edit);
        tables[index] = own;
        return own;
    }
}
