package dev.ectype.runtime.state.tree;

import org.jspecify.annotations.Nullable;

/** Iterates over the live values of a {@link Trie} in either direction, leaf by leaf. */
public final class TrieCursor<V> {
    private static final @Nullable Object[] NOTHING = {};

    private final Trie<V> trie;
    private final boolean ascending;
    private @Nullable Object[] leaf = NOTHING;
    private int leafOffset;
    private int index;

    /** Starts at an index, which need not be alive. */
    public TrieCursor(Trie<V> trie, int index, boolean ascending) {
        this.trie = trie;
        this.index = index;
        this.ascending = ascending;
    }

    /** Starts at an end. */
    public static <V> TrieCursor<V> of(Trie<V> trie, Order order) {
        boolean ascending = order == Order.OLDEST_FIRST;
        return new TrieCursor<>(trie, ascending ? 0 : Integer.MAX_VALUE, ascending);
    }

    @SuppressWarnings("unchecked")
    @Nullable
    public V next() {
        while (true) {
            int at = index - leafOffset;
            if (at < 0 || at >= leaf.length) {
                if (!findLeaf()) {
                    return null;
                }
                continue;
            }
            Object value = leaf[at];
            index += ascending ? 1 : -1;
            if (value != null) {
                return (V) value;
            }
        }
    }

    private boolean findLeaf() {
        int found = index < 0 ? -1 : ascending ? trie.next(index) : trie.previous(index);
        if (found < 0) {
            leaf = NOTHING;
            return false;
        }
        index = found;
        leaf = trie.leaf(found);
        leafOffset = found & ~Trie.MASK;
        return true;
    }
}
