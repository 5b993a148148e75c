package dev.ectype.runtime.state.tree;

import org.jspecify.annotations.Nullable;

/**
 * Combines the shared index of candidates with a small own index for later keys once the shared one is full. Sandboxes
 * fill the shared index together, and none of them has to copy it.
 *
 * @param from the first slot that may be in the upper index
 */
public record KeyLayers(KeyIndex base, @Nullable KeyIndex top, int from) {
    /** The maximum share of the upper index relative to the lower one. A larger one is merged. */
    private static final int SHARE = 4;

    public KeyLayers(int keys) {
        this(new KeyIndex(keys), null, Integer.MAX_VALUE);
    }

    /** Adds a candidate and returns the number of others with this hash, or {@link KeyIndex#FULL}. */
    public int add(int hash, int slot, int mostOthers) {
        return (top == null ? base : top).add(hash, slot, mostOthers);
    }

    /** Returns layers with a larger upper index, or null if a rebuild is better. */
    @Nullable
    public KeyLayers withLargerTop(int slot) {
        int first = Math.min(from, slot);
        int keys = top == null ? KeyIndex.SMALLEST / 2 : top.room() * 2;
        return keys > base.room() / SHARE ? null : new KeyLayers(base, new KeyIndex(keys), first);
    }
}
