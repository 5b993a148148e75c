package dev.ectype.runtime.state.tree;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Stores values by index persistently and counts the live ones, so that the n-th is found without a walk.
 *
 * <p>The last leaf is kept outside the tree: most writes append, and then copy one short array instead of a path.
 * The holder of the edit token changes nodes in place. A node of another token is copied first.
 */
public final class Trie<V> {
    static final int BITS = 5;
    static final int WIDTH = 1 << BITS;
    static final int MASK = WIDTH - 1;
    private static final int TOP = 30;
    private static final @Nullable Object[] NOTHING = {};

    private final Object edit;
    private @Nullable TrieNode root;
    private int shift = BITS;
    private int tailOffset;
    private @Nullable Object[] tail = NOTHING;
    private int tailLive;
    private boolean ownsTail;

    public Trie(Object edit) {
        this.edit = edit;
    }

    /** Returns this trie if the token is its own, else a copy that the token's holder may change. */
    public Trie<V> editedBy(Object token) {
        if (token == edit) {
            return this;
        }
        Trie<V> copy = new Trie<>(token);
        copy.root = root;
        copy.shift = shift;
        copy.tailOffset = tailOffset;
        copy.tail = tail;
        copy.tailLive = tailLive;
        return copy;
    }

    public int live() {
        return rootLive() + tailLive;
    }

    @SuppressWarnings("unchecked")
    @Nullable
    public V get(int index) {
        if (index >= tailOffset) {
            int at = index - tailOffset;
            return at < tail.length ? (V) tail[at] : null;
        }
        if (index < 0 || root == null || beyondRoot(index)) {
            return null;
        }
        TrieNode node = root;
        for (int level = shift; level > 0; level -= BITS) {
            node = node.child((index >>> level) & MASK);
            if (node == null) {
                return null;
            }
        }
        return (V) node.value(index & MASK);
    }

    public void set(int index, @Nullable V value) {
        if (index - tailOffset >= WIDTH) {
            pushTail();
            tailOffset = index & ~MASK;
        }
        if (index >= tailOffset) {
            setInTail(index - tailOffset, value);
            return;
        }
        growTo(index);
        root = set(root, shift, index, value);
    }

    /** The index of the living value with this rank; the rank is below {@link #live()}. */
    public int select(int rank) {
        int above = rootLive();
        if (rank >= above) {
            return tailOffset + TrieNode.nth(tail, rank - above);
        }
        return root == null || above == tailOffset ? rank : root.select(shift, rank);
    }

    /** Returns the number of live values with a smaller index. */
    public int rank(int index) {
        if (index >= tailOffset) {
            return rootLive() + TrieNode.countBefore(tail, index - tailOffset);
        }
        if (root == null) {
            return 0;
        }
        return beyondRoot(index) ? root.live : root.rank(shift, index);
    }

    /** The smallest living index from {@code index} on, or -1. */
    int next(int index) {
        int found = root == null || index >= tailOffset || beyondRoot(index) ? -1 : root.next(shift, 0, index);
        if (found >= 0) {
            return found;
        }
        for (int at = Math.max(0, index - tailOffset); at < tail.length; at++) {
            if (tail[at] != null) {
                return tailOffset + at;
            }
        }
        return -1;
    }

    /** The largest living index up to {@code index}, or -1. */
    int previous(int index) {
        for (int at = Math.min(tail.length - 1, index - tailOffset); at >= 0; at--) {
            if (tail[at] != null) {
                return tailOffset + at;
            }
        }
        return root == null ? -1 : root.previous(shift, 0, Math.min(index, tailOffset - 1));
    }

    /** The values around a living index: those of its leaf, the first at {@code index} rounded down to the width. */
    @Nullable
    Object[] leaf(int index) {
        if (index >= tailOffset) {
            return tail;
        }
        TrieNode node = Objects.requireNonNull(root);
        for (int level = shift; level > 0; level -= BITS) {
            node = node.living((index >>> level) & MASK);
        }
        return node.slots;
    }

    @Nullable
    TrieNode root() {
        return root;
    }

    /** The level of the root: how far an index is shifted to be one of a slot in it. */
    int shift() {
        return shift;
    }

    /** The first index that is kept beside the tree. */
    int tailOffset() {
        return tailOffset;
    }

    /** Beyond the last index that was ever set. */
    int end() {
        return tailOffset + tail.length;
    }

    private int rootLive() {
        return root == null ? 0 : root.live;
    }

    private boolean beyondRoot(int index) {
        return shift < TOP && (index >>> (shift + BITS)) != 0;
    }

    private void setInTail(int at, @Nullable V value) {
        if (at >= tail.length) {
            // A first append after a commit copies anyway and takes what it needs; further ones in the same transaction
            // double.
            int length = ownsTail ? Math.max(at + 1, Math.min(WIDTH, tail.length * 2)) : at + 1;
            tail = Arrays.copyOf(tail, length);
        } else if (!ownsTail) {
            tail = tail.clone();
        }
        ownsTail = true;
        tailLive += (value == null ? 0 : 1) - (tail[at] == null ? 0 : 1);
        tail[at] = value;
    }

    private void pushTail() {
        if (tailLive > 0) {
            growTo(tailOffset);
            root = putLeaf(root, shift, tailOffset, TrieNode.leaf(edit, ownsTail ? tail : tail.clone(), tailLive));
        }
        tail = NOTHING;
        tailLive = 0;
        ownsTail = false;
    }

    private void growTo(int index) {
        while (beyondRoot(index)) {
            if (root != null) {
                TrieNode grown = TrieNode.inner(edit);
                grown.child(0, root);
                root = grown;
            }
            shift += BITS;
        }
    }

    private @Nullable TrieNode set(@Nullable TrieNode node, int level, int index, @Nullable Object value) {
        if (node == null && value == null) {
            return null;
        }
        TrieNode own = TrieNode.own(node, edit, level);
        int at = (index >>> level) & MASK;
        if (level == 0) {
            own.value(at, value);
        } else {
            own.child(at, set(own.child(at), level - BITS, index, value));
        }
        return own.live == 0 ? null : own;
    }

    private TrieNode putLeaf(@Nullable TrieNode node, int level, int index, TrieNode leaf) {
        if (level == 0) {
            return leaf;
        }
        TrieNode own = TrieNode.own(node, edit, level);
        int at = (index >>> level) & MASK;
        own.child(at, putLeaf(own.child(at), level - BITS, index, leaf));
        return own;
    }
}
