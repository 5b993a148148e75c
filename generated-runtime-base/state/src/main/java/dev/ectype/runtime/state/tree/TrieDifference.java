package dev.ectype.runtime.state.tree;

import org.jspecify.annotations.Nullable;

/** Finds the differences of two tries. It skips shared nodes, so the cost depends on the number of differences. */
public final class TrieDifference<V> {
    /** Receives the different slots in order. */
    public interface Visitor<V> {
        void differs(@Nullable V one, @Nullable V other);
    }

    private final Trie<V> one;
    private final Trie<V> other;
    private final Visitor<V> visitor;
    private final int shared;

    private TrieDifference(Trie<V> one, Trie<V> other, Visitor<V> visitor) {
        this.one = one;
        this.other = other;
        this.visitor = visitor;
        // From this index on one of the tries stores its values outside its tree.
        this.shared = Math.min(one.tailOffset(), other.tailOffset());
    }

    public static <V> void visit(Trie<V> one, Trie<V> other, Visitor<V> visitor) {
        new TrieDifference<>(one, other, visitor).run();
    }

    private void run() {
        int shift = Math.max(one.shift(), other.shift());
        compare(lifted(one, shift), lifted(other, shift), shift, 0);
        int end = Math.max(one.end(), other.end());
        for (int index = shared; index < end; index++) {
            report(one.get(index), other.get(index));
        }
    }

    /** Returns the root at the given tree height. */
    private static @Nullable TrieNode lifted(Trie<?> trie, int shift) {
        TrieNode root = trie.root();
        for (int level = trie.shift(); root != null && level < shift; level += Trie.BITS) {
            TrieNode above = TrieNode.inner(trie);
            above.child(0, root);
            root = above;
        }
        return root;
    }

    private void compare(@Nullable TrieNode left, @Nullable TrieNode right, int level, int base) {
        if (left == right) {
            return;
        }
        for (int at = 0; at < Trie.WIDTH; at++) {
            int index = base + (at << level);
            if (index < 0 || index >= shared) {
                return;
            }
            Object mine = left == null ? null : left.value(at);
            Object theirs = right == null ? null : right.value(at);
            if (level == 0) {
                report(mine, theirs);
            } else {
                compare((TrieNode) mine, (TrieNode) theirs, level - Trie.BITS, index);
            }
        }
    }

    @SuppressWarnings("unchecked") // both come from tries of such values
    private void report(@Nullable Object mine, @Nullable Object theirs) {
        if (mine != theirs) {
            visitor.differs((V) mine, (V) theirs);
        }
    }
}
