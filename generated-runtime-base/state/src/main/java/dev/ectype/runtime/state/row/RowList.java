package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/** Holds a list of individually found rows. */
public record RowList(List<Row> rows) implements RowSequence {
    public static RowList of(Collection<Row> found) {
        TreeMap<Integer, Row> sorted = new TreeMap<>();
        for (Row row : found) {
            sorted.put(row.slot(), row);
        }
        return new RowList(List.copyOf(sorted.values()));
    }

    @Override
    public int size() {
        return rows.size();
    }

    @Override
    public int rank(int slot) {
        int low = 0;
        int high = rows.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows.get(middle).slot() < slot) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public boolean has(int slot) {
        int rank = rank(slot);
        return rank < rows.size() && rows.get(rank).slot() == slot;
    }

    @Override
    public RowCursor from(int offset, Order order) {
        boolean ascending = order == Order.OLDEST_FIRST;
        int[] at = {offset};
        return () -> {
            int rank = ascending ? at[0] : rows.size() - 1 - at[0];
            at[0]++;
            return rank < 0 || rank >= rows.size() ? null : rows.get(rank);
        };
    }
}
