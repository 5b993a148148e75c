package dev.ectype.runtime.state.change;

import dev.ectype.runtime.state.row.Row;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects the changes of one transaction in order. Several changes of one row become one. */
public final class ChangeLog {
    private static final int LOOK_BACK = 8;

    /** The numbers of the tables, and their complements for tombstones. */
    private int[] tables = new int[1];

    /** The rows before and after each change, in turn. */
    private @Nullable Row[] images = new Row[2];

    private int size;

    public int size() {
        return size;
    }

    public int table(int at) {
        return isTombstone(at) ? ~tables[at] : tables[at];
    }

    /** Returns true if the entry concerns the tombstone instead of the row. */
    public boolean isTombstone(int at) {
        return tables[at] < 0;
    }

    public @Nullable Row before(int at) {
        return images[2 * at];
    }

    public @Nullable Row after(int at) {
        return images[2 * at + 1];
    }

    public void row(int table, @Nullable Row old, @Nullable Row fresh) {
        for (int at = size - 1; old != null && at >= Math.max(0, size - LOOK_BACK); at--) {
            if (tables[at] == table && images[2 * at + 1] == old) {
                images[2 * at + 1] = fresh;
                return;
            }
        }
        add(table, old, fresh);
    }

    public void tombstone(int table, @Nullable Row old, @Nullable Row fresh) {
        add(~table, old, fresh);
    }

    private void add(int table, @Nullable Row old, @Nullable Row fresh) {
        if (size == tables.length) {
            tables = Arrays.copyOf(tables, size * 2);
            images = Arrays.copyOf(images, size * 4);
        }
        tables[size] = table;
        images[2 * size] = old;
        images[2 * size + 1] = fresh;
        size++;
    }
}
