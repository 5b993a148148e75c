package dev.ectype.runtime.state.row;

import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Represents a node of a {@link RowTree}: a leaf with rows, or an inner node with the first slots and row counts of its children.
 * Methods with a rank need no order of the slots, those with a slot do.
 */
final class RowTreeNode {
    private static final int WIDTH = 32;
    private static final Row[] NO_ROWS = {};
    private static final RowTreeNode[] NO_CHILDREN = {};
    private static final int[] NO_NUMBERS = {};

    private final Row[] rows;
    private final RowTreeNode[] children;
    private final int[] firsts;
    /** The cumulative row counts of the children. */
    private final int[] ends;

    private RowTreeNode(Row[] rows) {
        this.rows = rows;
        this.children = NO_CHILDREN;
        this.firsts = NO_NUMBERS;
        this.ends = NO_NUMBERS;
    }

    private RowTreeNode(RowTreeNode[] children) {
        this.rows = NO_ROWS;
        this.children = children;
        this.firsts = new int[children.length];
        this.ends = new int[children.length];
        int end = 0;
        for (int at = 0; at < children.length; at++) {
            firsts[at] = children[at].first();
            end += children[at].size();
            ends[at] = end;
        }
    }

    private RowTreeNode(RowTreeNode[] children, int[] firsts, int[] ends) {
        this.rows = NO_ROWS;
        this.children = children;
        this.firsts = firsts;
        this.ends = ends;
    }

    static RowTreeNode of(Row row) {
        return new RowTreeNode(new Row[] {row});
    }

    static RowTreeNode above(RowTreeNode[] children) {
        return new RowTreeNode(children);
    }

    /** Creates the root of rows in their order. There is at least one row. */
    static RowTreeNode of(Row[] rows) {
        RowTreeNode[] level = group(rows, RowTreeNode::new);
        while (level.length > 1) {
            level = group(level, RowTreeNode::new);
        }
        return level[0];
    }

    private static <T> RowTreeNode[] group(T[] parts, Function<T[], RowTreeNode> node) {
        RowTreeNode[] nodes = new RowTreeNode[(parts.length + WIDTH - 1) / WIDTH];
        for (int at = 0; at < nodes.length; at++) {
            int from = at * WIDTH;
            nodes[at] = node.apply(Arrays.copyOfRange(parts, from, Math.min(parts.length, from + WIDTH)));
        }
        return nodes;
    }

    boolean isLeaf() {
        return children.length == 0;
    }

    boolean isSingleChild() {
        return children.length == 1;
    }

    RowTreeNode child(int at) {
        return children[at];
    }

    Row[] rows() {
        return rows;
    }

    int size() {
        return isLeaf() ? rows.length : ends[ends.length - 1];
    }

    /** Returns the number of rows before a child. */
    int before(int child) {
        return child == 0 ? 0 : ends[child - 1];
    }

    /** Returns the child with the row of this rank. */
    int childWith(int rank) {
        int at = 0;
        while (ends[at] <= rank) {
            at++;
        }
        return at;
    }

    Row get(int rank) {
        RowTreeNode node = this;
        int left = rank;
        while (!node.isLeaf()) {
            int at = node.childWith(left);
            left -= node.before(at);
            node = node.children[at];
        }
        return node.rows[left];
    }

    int rank(int slot) {
        RowTreeNode node = this;
        int rank = 0;
        while (!node.isLeaf()) {
            int at = node.childFor(slot);
            rank += node.before(at);
            node = node.children[at];
        }
        return rank + node.placeOf(slot);
    }

    /** Returns this node with a row in its slot, as one node or two. */
    RowTreeNode[] with(Row row) {
        if (!isLeaf()) {
            int at = childFor(row.slot());
            return with(at, children[at].with(row));
        }
        int at = placeOf(row.slot());
        if (at < rows.length && rows[at].slot() == row.slot()) {
            Row[] changed = rows.clone();
            changed[at] = row;
            return new RowTreeNode[] {new RowTreeNode(changed)};
        }
        return inserted(at, row);
    }

    /** Returns this node with another row at a rank, as one node or two. */
    RowTreeNode[] withRank(int rank, Row row) {
        if (isLeaf()) {
            return inserted(rank, row);
        }
        int at = rank == size() ? children.length - 1 : childWith(rank);
        return with(at, children[at].withRank(rank - before(at), row));
    }

    private RowTreeNode[] with(int at, RowTreeNode[] grown) {
        return grown.length == 1 ? new RowTreeNode[] {changed(at, grown[0])} : split(replaced(at, grown));
    }

    /** Returns this leaf with another row, as one leaf or two. */
    private RowTreeNode[] inserted(int at, Row row) {
        if (rows.length == WIDTH && at == WIDTH) {
            // Growth at the end, the usual case, leaves full leaves behind.
            return new RowTreeNode[] {this, of(row)};
        }
        Row[] longer = new Row[rows.length + 1];
        System.arraycopy(rows, 0, longer, 0, at);
        longer[at] = row;
        System.arraycopy(rows, at, longer, at + 1, rows.length - at);
        if (longer.length <= WIDTH) {
            return new RowTreeNode[] {new RowTreeNode(longer)};
        }
        int half = longer.length / 2;
        return new RowTreeNode[] {
            new RowTreeNode(Arrays.copyOf(longer, half)),
            new RowTreeNode(Arrays.copyOfRange(longer, half, longer.length))
        };
    }

    /** Returns this node without the oldest rows, which are fewer than all. */
    RowTreeNode withoutOldest(int count) {
        if (count == 0) {
            return this;
        }
        if (isLeaf()) {
            return new RowTreeNode(Arrays.copyOfRange(rows, count, rows.length));
        }
        int at = childWith(count);
        RowTreeNode[] rest = Arrays.copyOfRange(children, at, children.length);
        rest[0] = rest[0].withoutOldest(count - before(at));
        return new RowTreeNode(rest);
    }

    /** Returns this node without the row in a slot; null if it is empty then. */
    @Nullable
    RowTreeNode without(int slot) {
        int rank = rank(slot);
        return rank < size() && get(rank).slot() == slot ? withoutRank(rank) : this;
    }

    /** Returns this node without the row at a rank; null if it is empty then. */
    @Nullable
    RowTreeNode withoutRank(int rank) {
        if (isLeaf()) {
            Row[] shorter = Arrays.copyOf(rows, rows.length - 1);
            System.arraycopy(rows, rank + 1, shorter, rank, shorter.length - rank);
            return shorter.length == 0 ? null : new RowTreeNode(shorter);
        }
        int at = childWith(rank);
        RowTreeNode left = children[at].withoutRank(rank - before(at));
        if (left != null) {
            return changed(at, left);
        }
        return children.length == 1 ? null : new RowTreeNode(replaced(at, NO_CHILDREN));
    }

    /** Returns this node with one child replaced. */
    private RowTreeNode changed(int at, RowTreeNode child) {
        RowTreeNode[] others = children.clone();
        int[] places = firsts.clone();
        int[] counts = ends.clone();
        int more = child.size() - children[at].size();
        others[at] = child;
        places[at] = child.first();
        for (int behind = at; more != 0 && behind < counts.length; behind++) {
            counts[behind] += more;
        }
        return new RowTreeNode(others, places, counts);
    }

    private RowTreeNode[] replaced(int at, RowTreeNode[] by) {
        RowTreeNode[] all = new RowTreeNode[children.length - 1 + by.length];
        System.arraycopy(children, 0, all, 0, at);
        System.arraycopy(by, 0, all, at, by.length);
        System.arraycopy(children, at + 1, all, at + by.length, children.length - at - 1);
        return all;
    }

    private static RowTreeNode[] split(RowTreeNode[] children) {
        if (children.length <= WIDTH) {
            return new RowTreeNode[] {new RowTreeNode(children)};
        }
        RowTreeNode last = children[children.length - 1];
        int cut = last.size() == 1 ? children.length - 1 : children.length / 2;
        return new RowTreeNode[] {
            new RowTreeNode(Arrays.copyOf(children, cut)),
            new RowTreeNode(Arrays.copyOfRange(children, cut, children.length))
        };
    }

    private int first() {
        return isLeaf() ? rows[0].slot() : firsts[0];
    }

    /** Returns the child with a slot: the last child that begins at or before it. */
    private int childFor(int slot) {
        int at = Arrays.binarySearch(firsts, slot);
        return at >= 0 ? at : Math.max(0, -at - 2);
    }

    private int placeOf(int slot) {
        int low = 0;
        int high = rows.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows[middle].slot() < slot) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
