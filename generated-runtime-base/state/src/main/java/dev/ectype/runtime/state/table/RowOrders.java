package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowOrder;
import dev.ectype.runtime.state.row.RowSequence;
import dev.ectype.runtime.state.row.SortedRows;
import dev.ectype.runtime.state.tree.Trie;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the rows of one version of a table in the latest sort orders of requests. A later version inherits them, and updates an
 * order when a request sorts by it.
 */
public final class RowOrders {
    private static final int MOST = 64;

    /** The maximum number of rows in all orders, as a multiple of the rows of the table. */
    private static final int MOST_ROWS = 8;

    /** The lock of readers that sort, so that only one of them sorts all rows. All versions share it. */
    private final Object sorting;

    private volatile List<Entry> entries;
    private long changes;

    RowOrders() {
        sorting = new Object();
        entries = List.of();
    }

    /** Inherits the orders without those that hold on to many replaced rows and would take long to update. */
    RowOrders(RowOrders earlier) {
        sorting = earlier.sorting;
        changes = earlier.changes;
        List<Entry> inherited = earlier.entries;
        // Most tables have no orders, and each write comes here.
        boolean old = !inherited.isEmpty() && inherited.stream().anyMatch(this::isOld);
        entries = old ? inherited.stream().filter(entry -> !isOld(entry)).toList() : inherited;
    }

    private boolean isOld(Entry entry) {
        return changes - entry.changes > entry.rows.size() / SortedRows.SHARE;
    }

    /** Counts a change of a row. */
    void count() {
        changes++;
    }

    /** Returns true if the rows of exactly this version are sorted already. */
    public boolean isSorted(RowOrder order, Trie<Row> rows) {
        SortedRows known = find(order);
        return known != null && known.isOf(rows);
    }

    /**
     * Returns the rows of this committed version in an order, which this version and its successors then have.
     *
     * @param members the rows that the order has, and perhaps others
     * @param newest the orders of the newest version, which may have been committed meanwhile
     */
    public SortedRows sorted(RowOrder order, Trie<Row> rows, RowSequence members, RowOrders newest) {
        SortedRows known = find(order);
        if (known != null && known.isOf(rows)) {
            return known;
        }
        synchronized (sorting) {
            SortedRows inherited = find(order);
            SortedRows sorted = inherited == null ? SortedRows.of(order, rows, members) : inherited.of(rows, members);
            Entry entry = new Entry(sorted, changes);
            add(entry, rows.live());
            if (newest.sorting == sorting && newest.changes >= changes && newest.find(order) == null) {
                newest.add(entry, rows.live());
            }
            return sorted;
        }
    }

    private @Nullable SortedRows find(RowOrder order) {
        for (Entry entry : entries) {
            if (entry.rows.order().equals(order)) {
                return entry.rows;
            }
        }
        return null;
    }

    /** Adds an order as the first one. The last ones of too many are dropped. */
    private void add(Entry first, int live) {
        List<Entry> latest = new ArrayList<>();
        latest.add(first);
        long room = (long) MOST_ROWS * live - first.rows.size();
        for (Entry entry : entries) {
            boolean other = !entry.rows.order().equals(first.rows.order());
            if (other && latest.size() < MOST && entry.rows.size() <= room) {
                latest.add(entry);
                room -= entry.rows.size();
            }
        }
        entries = List.copyOf(latest);
    }

    /**
     * Holds the rows in one order.
     *
     * @param changes the number of changes of the table before the rows were sorted
     */
    private record Entry(SortedRows rows, long changes) {}
}
