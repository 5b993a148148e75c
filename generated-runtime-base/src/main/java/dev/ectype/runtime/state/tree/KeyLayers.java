package dev.ectype.runtime.state.tree;

import org.jspecify.annotations.Nullable;

/**
 * The shared index of candidates, and once that is full a small one of this version's own for what came later: sandboxes fill up
 * what they share together, and none of them should have to copy all of it for that.
 *
 * @param from the first slot whose candidates may be in the upper one
 */
public record KeyLayers(KeyIndex base, @Nullable KeyIndex top, int from) {
    /** An upper index of more than this share of the lower one is not worth having beside it. */
    private static final int SHARE = 4;

    public KeyLayers(int keys) {
        this(new KeyIndex(keys), null, Integer.MAX_VALUE);
    }

    /** How many others with this hash there are, or {@link KeyIndex#FULL}. */
    public int add(int hash, int slot, int mostOthers) {
        return (top == null ? base : top).add(hash, slot, mostOthers);
    }

    /** With an upper index that has room for what came later, or null where everything is to be indexed anew. */
    @Nullable
    public KeyLayers withLargerTop(int slot) {
        int first = Math.min(from, slot);
        int keys = top == null ? KeyIndex.SMALLEST / 2 : top.room() * 2;
        return keys > base.room() / SHARE ? null : new KeyLayers(base, new KeyIndex(keys), first);
    }
}
