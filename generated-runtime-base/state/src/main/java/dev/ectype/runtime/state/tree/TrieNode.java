package dev.ectype.runtime.state.tree;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Represents a node of a {@link Trie}: a leaf with values, or an inner node with children and their live counts. */
final class TrieNode {
    private static final int[] NO_COUNTS = {};

    final Object edit;

    @Nullable
    Object[] slots;

    final int[] counts;
    int live;

    TrieNode(Object edit, @Nullable Object[] slots, int[] counts, int live) {
        this.edit = edit;
        this.slots = slots;
        this.counts = counts;
        this.live = live;
    }

    static TrieNode leaf(Object edit, @Nullable Object[] values, int live) {
        return new TrieNode(edit, values, NO_COUNTS, live);
    }

    static TrieNode inner(Object edit) {
        return new TrieNode(edit, new Object[Trie.WIDTH], new int[Trie.WIDTH], 0);
    }

    static TrieNode own(@Nullable TrieNode node, Object edit, int level) {
        if (node == null) {
            return level == 0 ? leaf(edit, new Object[Trie.WIDTH], 0) : inner(edit);
        }
        if (node.edit == edit) {
            return node;
        }
        int[] counts = level == 0 ? NO_COUNTS : node.counts.clone();
        return new TrieNode(edit, node.slots.clone(), counts, node.live);
    }

    @Nullable
    TrieNode child(int at) {
        return (TrieNode) slots[at];
    }

    /** Returns a child that must exist. */
    TrieNode living(int at) {
        return Objects.requireNonNull(child(at));
    }

    void child(int at, @Nullable TrieNode child) {
        int count = child == null ? 0 : child.live;
        slots[at] = child;
        live += count - counts[at];
        counts[at] = count;
    }

    @Nullable
    Object value(int at) {
        return at < slots.length ? slots[at] : null;
    }

    void value(int at, @Nullable Object value) {
        if (at >= slots.length) {
            slots = Arrays.copyOf(slots, Trie.WIDTH);
        }
        live += (value == null ? 0 : 1) - (slots[at] == null ? 0 : 1);
        slots[at] = value;
    }

    /** The smallest living index from {@code from} on below this node, or -1. */
    int next(int level, int base, int from) {
        for (int at = from <= base ? 0 : (from - base) >>> level; at < slots.length; at++) {
            if (slots[at] == null) {
                continue;
            }
            int childBase = base + (at << level);
            int found = level == 0 ? childBase : living(at).next(level - Trie.BITS, childBase, from);
            if (found >= 0) {
                return found;
            }
        }
        return -1;
    }

    /** The largest living index up to {@code from} below this node, or -1. */
    int previous(int level, int base, int from) {
        if (from < base) {
            return -1;
        }
        for (int at = Math.min(slots.length - 1, (from - base) >>> level); at >= 0; at--) {
            if (slots[at] == null) {
                continue;
            }
            int childBase = base + (at << level);
            int found = level == 0 ? childBase : living(at).previous(level - Trie.BITS, childBase, from);
            if (found >= 0) {
                return found;
            }
        }
        return -1;
    }

    /** The index of the living value with this rank below this node. */
    int select(int level, int rank) {
        TrieNode node = this;
        int index = 0;
        int left = rank;
        for (int height = level; height > 0; height -= Trie.BITS) {
            int at = 0;
            while (left >= node.counts[at]) {
                left -= node.counts[at++];
            }
            index += at << height;
            node = node.living(at);
        }
        return index + nth(node.slots, left);
    }

    /** Returns the number of live values below this node with a smaller index. */
    int rank(int level, int index) {
        TrieNode node = this;
        int rank = 0;
        for (int height = level; height > 0; height -= Trie.BITS) {
            int at = (index >>> height) & Trie.MASK;
            for (int before = 0; before < at; before++) {
                rank += node.counts[before];
            }
            TrieNode child = node.child(at);
            if (child == null) {
                return rank;
            }
            node = child;
        }
        return rank + countBefore(node.slots, index & Trie.MASK);
    }

    static int nth(@Nullable Object[] slots, int rank) {
        int left = rank;
        for (int at = 0; at < slots.length; at++) {
            if (slots[at] != null && left-- == 0) {
                return at;
            }
        }
        return -1;
    }

    static int countBefore(@Nullable Object[] slots, int end) {
        int count = 0;
        for (int at = 0; at < Math.min(end, slots.length); at++) {
            if (slots[at] != null) {
                count++;
            }
        }
        return count;
    }
}
