package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.id.DecimalParser;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.Counter;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.tree.KeyMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Applies journaled changes to a state without repeating their requests. */
final class ChangeApplier {
    private final StateSchema schema;
    private final Object edit = new Object();
    private final RowTable[] tables;
    private KeyMap<Counter> counters;
    private long position;
    private long clock;

    ChangeApplier(StateSchema schema, State base) {
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

    void row(int index, String id, StateChange.@Nullable Image before, StateChange.@Nullable Image after) {
        RowTable table = edit(index);
        Row known = before == null ? null : table.rows().get((int) before.sequence());
        if (known != null || after != null) {
            table.change(known, after == null ? null : row(table, id, after));
        }
    }

    void tombstone(int index, String id, StateChange.@Nullable Image after) {
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

    private static Row row(RowTable table, String id, StateChange.Image image) {
        int place = (int) image.sequence();
        long number = table.spec().ids() instanceof IdStyle.Counter ? DecimalParser.parse(id) : -1;
        return number >= 0 ? Row.numbered(number, content(image), place) : Row.named(id, content(image), place);
    }

    private static Row.Content content(StateChange.Image image) {
        return new Row.Content(image.version(), image.document(), image.owner());
    }

    private RowTable edit(int index) {
        RowTable own = Objects.requireNonNull(tables[index]).editedBy(edit);
        tables[index] = own;
        return own;
    }
}
