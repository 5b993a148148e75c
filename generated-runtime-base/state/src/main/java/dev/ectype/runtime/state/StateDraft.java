package dev.ectype.runtime.state;

import dev.ectype.runtime.state.change.ChangeLog;
import dev.ectype.runtime.state.change.CounterLog;
import dev.ectype.runtime.state.change.TransactionChanges;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.UnknownRow;
import dev.ectype.runtime.state.table.Counter;
import dev.ectype.runtime.state.table.DuplicateId;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.tree.KeyMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the next version of the state within one transaction. */
final class StateDraft {
    private static final int MOST_TRIES = 1_000;
    private static final long UNCHANGED = Long.MIN_VALUE;

    private final StateEngine engine;
    private final Object edit = new Object();
    private final RowTable[] tables;
    private final ChangeLog rows = new ChangeLog();
    private final CounterLog counterLog = new CounterLog();
    private KeyMap<Counter> counters;
    private long clock = UNCHANGED;

    StateDraft(StateEngine engine, State base) {
        this.engine = engine;
        this.tables = base.tables().clone();
        this.counters = base.counters();
    }

    RowTable table(int index) {
        return tables[index];
    }

    boolean hasChanges() {
        return rows.size() > 0 || !counterLog.entries().isEmpty() || clock != UNCHANGED;
    }

    TransactionChanges changes() {
        return new TransactionChanges(rows, counterLog.entries());
    }

    State finish(long position, long time) {
        return new State(position, time, tables, counters);
    }

    long clockOr(long otherwise) {
        return clock == UNCHANGED ? otherwise : clock;
    }

    void clock(long millis) {
        clock = millis;
    }

    long next(String name) {
        Counter counter = counters.get(name);
        long before = counter == null ? 0 : counter.value();
        counters = counters.editedBy(edit);
        counters.put(new Counter(name, before + 1));
        counterLog.record(name, before, before + 1);
        return before + 1;
    }

    String nextId(int index) {
        RowTable table = edit(index);
        TableSpec spec = table.spec();
        long before = table.counter();
        long counter = before;
        String id = engine.ids().id(spec.ids(), spec.name(), counter++);
        while (isTaken(table, id)) {
            id = engine.ids().id(spec.ids(), spec.name(), counter++);
            if (counter - before > MOST_TRIES && !(spec.ids() instanceof IdStyle.Counter)) {
                // The style has no free id left, so a suffix makes a longer one.
                id = id + "-" + counter;
            }
        }
        table.counter(counter);
        counterLog.record(spec.name().value(), before, counter);
        return id;
    }

    long nextNumber(int index) {
        RowTable table = edit(index);
        if (!(table.spec().ids() instanceof IdStyle.Counter counted)) {
            throw new IllegalStateException(table.spec().name() + " does not count its ids");
        }
        long before = table.counter();
        long counter = before;
        while (isTaken(table, counted.start() + counter)) {
            counter++;
        }
        table.counter(counter + 1);
        counterLog.record(table.spec().name().value(), before, counter + 1);
        return counted.start() + counter;
    }

    Row insert(int index, String id, byte[] document, @Nullable String owner) {
        RowTable table = edit(index);
        if (table.find(id) != null) {
            throw new DuplicateId(table.spec().name(), id);
        }
        Row row = table.append(id, document, owner);
        inserted(index, row);
        return row;
    }

    Row insert(int index, long id, byte[] document, @Nullable String owner) {
        RowTable table = edit(index);
        if (table.find(id) != null) {
            throw new DuplicateId(table.spec().name(), Long.toString(id));
        }
        Row row = table.append(id, document, owner);
        inserted(index, row);
        return row;
    }

    Row replace(int index, Row row, byte[] document, @Nullable String owner) {
        RowTable table = edit(index);
        Row current = current(table, row);
        Row fresh = current.with(new Row.Content(current.version() + 1, document, owner));
        table.change(current, fresh);
        rows.row(index, current, fresh);
        return fresh;
    }

    void remove(int index, Row row, byte[] tombstone) {
        RowTable table = edit(index);
        Row current = current(table, row);
        table.change(current, null);
        removed(index, current, tombstone);
    }

    void removeOldest(int index, String owner, List<Row> oldest) {
        edit(index).removeOldest(owner, oldest);
        oldest.forEach(row -> removed(index, row, row.document()));
    }

    private void removed(int index, Row row, byte[] tombstone) {
        rows.row(index, row, null);
        if (tables[index].spec().keepsTombstones()) {
            bury(index, row.with(new Row.Content(row.version(), tombstone, row.owner())));
        }
    }

    void bury(int index, String id, byte[] tombstone) {
        RowTable table = edit(index);
        if (table.find(id) != null) {
            throw new DuplicateId(table.spec().name(), id);
        }
        bury(index, Row.named(id, new Row.Content(1, tombstone, null), 0));
    }

    private void bury(int index, Row stone) {
        RowTable table = edit(index);
        String id = stone.id();
        rows.tombstone(index, table.tombstone(id), stone);
        table.bury(id, stone);
    }

    private void inserted(int index, Row row) {
        rows.row(index, null, row);
        RowTable table = tables[index];
        Row stone = table.hasTombstones() ? table.tombstone(row.id()) : null;
        if (stone != null) {
            table.bury(row.id(), null);
            rows.tombstone(index, stone, null);
        }
    }

    private static boolean isTaken(RowTable table, String id) {
        return table.find(id) != null || table.hasTombstones() && table.tombstone(id) != null;
    }

    private static boolean isTaken(RowTable table, long id) {
        return table.find(id) != null || table.hasTombstones() && table.tombstone(Long.toString(id)) != null;
    }

    private Row current(RowTable table, Row row) {
        Row current = table.rows().get(row.slot());
        if (current == null || !current.hasIdOf(row)) {
            throw new UnknownRow(table.spec().name(), row.id());
        }
        return current;
    }

    private RowTable edit(int index) {
        RowTable own = tables[index].editedBy(edit);
        tables[index] = own;
        return own;
    }
}
