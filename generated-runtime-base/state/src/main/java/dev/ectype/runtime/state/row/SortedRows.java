package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.state.tree.Trie;
import dev.ectype.runtime.state.tree.TrieCursor;
import dev.ectype.runtime.state.tree.TrieDifference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

    /** Sorts all rows of a table. */
    public static SortedRows of(RowOrder order, Trie<Row> source) {
        List<Keyed> keyed = new ArrayList<>(source.live());
        TrieCursor<Row> cursor = TrieCursor.of(source, Order.OLDEST_FIRST);
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            keyed.add(new Keyed(order.key(row), row));
        }
        keyed.sort((one, other) -> order.compare(one.key, one.row, other.key, other.row));
        Row[] rows = new Row[keyed.size()];
        Arrays.setAll(rows, at -> keyed.get(at).row);
        return new SortedRows(order, source, RowTree.of(rows));
    }

    /** Returns the rows of another version of the table in this order. The cost depends on the number of differences. */
    public SortedRows of(Trie<Row> newer) {
        if (newer == source) {
            return this;
        }
        List<Row> removed = new ArrayList<>();
        List<Row> added = new ArrayList<>();
        TrieDifference.visit(source, newer, (before, after) -> {
            add(removed, before);
            add(added, after);
        });
        if (removed.size() + added.size() > Math.max(SHARE, newer.live() / SHARE)) {
            return of(order, newer);
        }
        RowTree rows = sorted;
        for (Row row : removed) {
            rows = rows.withoutRank(rank(rows, row));
        }
        for (Row row : added) {
            rows = rows.withRank(rank(rows, row), row);
        }
        return new SortedRows(order, newer, rows);
    }

    private static void add(List<Row> rows, @Nullable Row row) {
        if (row != null) {
            rows.add(row);
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

    /** Returns the number of rows before a row. */
    public int rank(Row row) {
        return rank(sorted, row);
    }

    /** Returns rows from an offset on. There must be as many. */
    List<Row> rows(int offset, int count) {
        Row[] page = new Row[count];
        RowCursor cursor = from(offset);
        Arrays.setAll(page, at -> cursor.next());
        return List.of(page);
    }

    /** Returns the rows from an offset on. */
    public RowCursor from(int offset) {
        return sorted.from(offset, Order.OLDEST_FIRST);
    }

    private int rank(RowTree rows, Row row) {
        byte[] key = order.key(row);
        int low = 0;
        int high = rows.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            Row other = rows.get(middle);
            if (other != row && order.compare(order.key(other), other, key, row) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private record Keyed(byte[] key, Row row) {}
}
