package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Stores rows in a persistent counting tree. Insertion, removal and access to the n-th row each touch one path
 * of short arrays. A single row needs no tree, because an index of unique values has one tree for each row.
 *
 * <p>Most trees are ordered by slot. {@link SortedRows} chooses the rank of each row instead, and calls no method with a slot.
 */
public final class RowTree implements RowSequence {
    public static final RowTree EMPTY = new RowTree(null, null);

    private final @Nullable Row single;
    private final @Nullable RowTreeNode root;

    private RowTree(@Nullable Row single, @Nullable RowTreeNode root) {
        this.single = single;
        this.root = root;
    }

    /** Creates a tree of rows in their order. */
    static RowTree of(Row[] rows) {
        return rows.length == 0 ? EMPTY : under(RowTreeNode.of(rows));
    }

    @Override
    public int size() {
        return single != null ? 1 : root == null ? 0 : root.size();
    }

    @Override
    public int rank(int slot) {
        if (single != null) {
            return single.slot() < slot ? 1 : 0;
        }
        return root == null ? 0 : root.rank(slot);
    }

    @Override
    public boolean has(int slot) {
        int rank = rank(slot);
        return rank < size() && get(rank).slot() == slot;
    }

    /** Returns the row with a rank below {@link #size()}. */
    Row get(int rank) {
        return single != null ? single : Objects.requireNonNull(root).get(rank);
    }

    /** Returns the rows with this one in its slot. */
    RowTree with(Row row) {
        if (size() == 0 || single != null && single.slot() == row.slot()) {
            return new RowTree(row, null);
        }
        return above(node().with(row));
    }

    /** Returns the rows with another row at a rank, which is the size at most. */
    RowTree withRank(int rank, Row row) {
        return size() == 0 ? new RowTree(row, null) : above(node().withRank(rank, row));
    }

    /** Returns the rows without the one at a rank below {@link #size()}. */
    RowTree withoutRank(int rank) {
        return under(node().withoutRank(rank));
    }

    private static RowTree above(RowTreeNode[] grown) {
        return new RowTree(null, grown.length == 1 ? grown[0] : RowTreeNode.above(grown));
    }

    /** Returns the rows without the one in a slot. */
    RowTree without(int slot) {
        return size() == 0 ? this : under(node().without(slot));
    }

    /** Returns the rows without the oldest ones. */
    RowTree withoutOldest(int count) {
        return count >= size() ? EMPTY : under(node().withoutOldest(count));
    }

    /** Returns the root of a tree with at least one row. */
    private RowTreeNode node() {
        return single != null ? RowTreeNode.of(single) : Objects.requireNonNull(root);
    }

    private static RowTree under(@Nullable RowTreeNode root) {
        RowTreeNode left = root;
        while (left != null && left.isSingleChild()) {
            left = left.child(0);
        }
        if (left == null) {
            return EMPTY;
        }
        return left.size() == 1 ? new RowTree(left.get(0), null) : new RowTree(null, left);
    }

    @Override
    public RowCursor from(int rank, Order order) {
        return new LeafCursor(rank, order == Order.OLDEST_FIRST);
    }

    /** Iterates leaf by leaf. */
    private final class LeafCursor implements RowCursor {
        private final int step;
        private int rank;
        private Row[] leaf = {};
        private int leafStart;

        LeafCursor(int offset, boolean ascending) {
            step = ascending ? 1 : -1;
            rank = ascending ? offset : size() - 1 - offset;
        }

        @Override
        public @Nullable Row next() {
            if (rank < 0 || rank >= size()) {
                return null;
            }
            if (rank < leafStart || rank >= leafStart + leaf.length) {
                RowTreeNode node = node();
                leafStart = 0;
                while (!node.isLeaf()) {
                    int at = node.childWith(rank - leafStart);
                    leafStart += node.before(at);
                    node = node.child(at);
                }
                leaf = node.rows();
            }
            Row row = leaf[rank - leafStart];
            rank += step;
            return row;
        }
    }

    @Override
    public String toString() {
        Row[] rows = new Row[size()];
        Arrays.setAll(rows, this::get);
        return Arrays.toString(rows);
    }
}
