package dev.ectype.runtime.state.change;

import dev.ectype.runtime.state.row.Row;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects the changes of one transaction in order. Several changes of one row become one. */
public final class ChangeLog {
    private static final int LOOK_BACK = 8;

    private int[] tables = new int[2];
    private boolean[] buried = new boolean[2];
    private @Nullable Row[] before = new Row[2];
    private @Nullable Row[] after = new Row[2];
    private int size;

    public int size() {
        return size;
    }

    public int table(int at) {
        return tables[at];
    }

    /** Returns true if the entry concerns the tombstone instead of the row. */
    public boolean isTombstone(int at) {
        return buried[at];
    }

    public @Nullable Row before(int at) {
        return before[at];
    }

    public @Nullable Row after(int at) {
        return after[at];
    }

    public void row(int table, @Nullable Row old, @Nullable Row fresh) {
        for (int at = size - 1; old != null && at >= Math.max(0, size - LOOK_BACK); at--) {
            if (!buried[at] && tables[at] == table && after[at] == old) {
                after[at] = fresh;
                return;
            }
        }
        add(table, false, old, fresh);
    }

    public void tombstone(int table, @Nullable Row old, @Nullable Row fresh) {
        add(table, true, old, fresh);
    }

    private void add(int table, boolean tombstone, @Nullable Row old, @Nullable Row fresh) {
        if (size == tables.length) {
            tables = Arrays.copyOf(tables, size * 2);
            buried = Arrays.copyOf(buried, size * 2);
            before = Arrays.copyOf(before, size * 2);
            after = Arrays.copyOf(after, size * 2);
        }
        tables[size] = table;
        buried[size] = tombstone;
        before[size] = old;
        after[size++] = fresh;
    }
}
