package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Stores rows by slot in a persistent counting tree. Insertion, removal and access to the n-th row each touch one path
 * of short arrays.
 */
public final class RowTree implements RowSequence {
    public static final RowTree EMPTY = new RowTree(null);

    private final @Nullable RowTreeNode root;

    private RowTree(@Nullable RowTreeNode root) {
        this.root = root;
    }

    @Override
    public int size() {
        return root == null ? 0 : root.size();
    }

    @Override
    public int rank(int slot) {
        return root == null ? 0 : root.rank(slot);
    }

    @Override
    public boolean has(int slot) {
        int rank = rank(slot);
        return rank < size() && get(rank).slot() == slot;
    }

    /** Returns the row with a rank below {@link #size()}. */
    Row get(int rank) {
        return Objects.requireNonNull(root).get(rank);
    }

    /** Returns the rows with this one in its slot. */
    RowTree with(Row row) {
        if (root == null) {
            return new RowTree(RowTreeNode.of(row));
        }
        RowTreeNode[] grown = root.with(row);
        return new RowTree(grown.length == 1 ? grown[0] : RowTreeNode.above(grown));
    }

    /** Returns the rows without the one in a slot. */
    RowTree without(int slot) {
        return under(root == null ? null : root.without(slot));
    }

    /** Returns the rows without the oldest ones. */
    RowTree withoutOldest(int count) {
        return under(root == null || count >= root.size() ? null : root.withoutOldest(count));
    }

    private static RowTree under(@Nullable RowTreeNode root) {
        RowTreeNode left = root;
        while (left != null && left.isSingleChild()) {
            left = left.child(0);
        }
        return left == null ? EMPTY : new RowTree(left);
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
            RowTreeNode top = root;
            if (top == null || rank < 0 || rank >= top.size()) {
                return null;
            }
            if (rank < leafStart || rank >= leafStart + leaf.length) {
                RowTreeNode node = top;
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
