package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.state.tree.Trie;
import dev.ectype.runtime.state.tree.TrieDifference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds the rows of one version of a table in a sort order. Immutable.
 *
 * <p>It has references to the rows without their keys: about 6 bytes for each row. A search reads the keys of some twenty rows.
 */
public final class SortedRows {
    /** The share of changed rows above which a sort of all rows is faster. */
    public static final int SHARE = 32;

    private final RowOrder order;
    private final Trie<Row> source;
    private final RowTree sorted;

    private SortedRows(RowOrder order, Trie<Row> source, RowTree sorted) {
        this.order = order;
        this.source = source;
        this.sorted = sorted;
    }

    /**
     * Sorts the rows of a table.
     *
     * @param members the rows that the order has, and perhaps others
     */
    public static SortedRows of(RowOrder order, Trie<Row> source, RowSequence members) {
        List<Keyed> keyed = new ArrayList<>(members.size());
        RowCursor cursor = members.from(0, Order.OLDEST_FIRST);
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            byte[] key = order.key(row);
            if (key != null) {
                keyed.add(new Keyed(key, row));
            }
        }
        keyed.sort((one, other) -> order.compare(one.key, one.row, other.key, other.row));
        Row[] rows = new Row[keyed.size()];
        Arrays.setAll(rows, at -> keyed.get(at).row);
        return new SortedRows(order, source, RowTree.of(rows));
    }

    /**
     * Returns the rows of another version of the table in this order. The cost depends on the number of differences.
     *
     * @param members the rows of that version that the order has, and perhaps others
     */
    public SortedRows of(Trie<Row> newer, RowSequence members) {
        if (newer == source) {
            return this;
        }
        List<Keyed> removed = new ArrayList<>();
        List<Keyed> added = new ArrayList<>();
        TrieDifference.visit(source, newer, (before, after) -> {
            add(removed, before);
            add(added, after);
        });
        if (removed.size() + added.size() > Math.max(SHARE, members.size() / SHARE)) {
            return of(order, newer, members);
        }
        RowTree rows = sorted;
        for (Keyed each : removed) {
            rows = rows.withoutRank(rank(rows, each));
        }
        for (Keyed each : added) {
            rows = rows.withRank(rank(rows, each), each.row);
        }
        return new SortedRows(order, newer, rows);
    }

    private void add(List<Keyed> rows, @Nullable Row row) {
        byte[] key = row == null ? null : order.key(row);
        if (row != null && key != null) {
            rows.add(new Keyed(key, row));
        }
    }

    public RowOrder order() {
        return order;
    }

    /** Returns true if these are the rows of a version of the table. */
    public boolean isOf(Trie<Row> version) {
        return version == source;
    }

    public int size() {
        return sorted.size();
    }

    /** Returns the number of rows before a row that the order has. */
    int rank(Row row) {
        return rank(sorted, new Keyed(key(row), row));
    }

    /** Returns true if the order has a row. */
    boolean has(Row row) {
        return order.key(row) != null;
    }

    private byte[] key(Row row) {
        return Objects.requireNonNull(order.key(row));
    }

    /** Returns rows from an offset on. There must be as many. */
    List<Row> rows(int offset, int count) {
        Row[] page = new Row[count];
        RowCursor cursor = sorted.from(offset, Order.OLDEST_FIRST);
        Arrays.setAll(page, at -> cursor.next());
        return List.of(page);
    }

    private int rank(RowTree rows, Keyed wanted) {
        int low = 0;
        int high = rows.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            Row other = rows.get(middle);
            if (other != wanted.row && order.compare(key(other), other, wanted.key, wanted.row) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private record Keyed(byte[] key, Row row) {}
}
