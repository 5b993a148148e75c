package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Merges the rows of several disjoint groups in one order. */
public record MergedRows(List<RowTree> groups) implements RowSequence {
    @Override
    public int size() {
        int size = 0;
        for (RowTree group : groups) {
            size += group.size();
        }
        return size;
    }

    @Override
    public int rank(int slot) {
        int rank = 0;
        for (RowTree group : groups) {
            rank += group.rank(slot);
        }
        return rank;
    }

    @Override
    public boolean has(int slot) {
        return groups.stream().anyMatch(group -> group.has(slot));
    }

    @Override
    public RowCursor from(int offset, Order order) {
        int total = size();
        if (offset >= total) {
            return () -> null;
        }
        boolean ascending = order == Order.OLDEST_FIRST;
        int first = slotOf(ascending ? offset : total - 1 - offset);
        RowCursor[] walks = new RowCursor[groups.size()];
        for (int at = 0; at < walks.length; at++) {
            RowTree group = groups.get(at);
            walks[at] = group.from(ascending ? group.rank(first) : group.size() - group.rank(first + 1), order);
        }
        return new MergeCursor(walks, ascending);
    }

    /** Returns the slot of the row with a rank below the size. */
    private int slotOf(int rank) {
        int low = 0;
        int high = Integer.MAX_VALUE - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rank(middle + 1) > rank) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Returns the next row of all groups in order. */
    private static final class MergeCursor implements RowCursor {
        private final RowCursor[] walks;
        private final @Nullable Row[] heads;
        private final boolean ascending;

        MergeCursor(RowCursor[] walks, boolean ascending) {
            this.walks = walks;
            this.ascending = ascending;
            this.heads = new Row[walks.length];
            for (int at = 0; at < walks.length; at++) {
                heads[at] = walks[at].next();
            }
        }

        @Override
        public @Nullable Row next() {
            int best = -1;
            Row taken = null;
            for (int at = 0; at < heads.length; at++) {
                Row head = heads[at];
                if (head != null && (taken == null || ascending == head.slot() < taken.slot())) {
                    best = at;
                    taken = head;
                }
            }
            if (best >= 0) {
                heads[best] = walks[best].next();
            }
            return taken;
        }
    }
}
