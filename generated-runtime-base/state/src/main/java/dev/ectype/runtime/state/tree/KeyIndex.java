package dev.ectype.runtime.state.tree;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Maps the hash of a key to candidate slots. Entries are only added.
 *
 * <p>Every version of the state shares it: a candidate counts only when the version's own trie holds that key at that slot,
 * so rolled-back, rewound and later writes are invisible. Several forks may add at the same time.
 */
public final class KeyIndex {
    public static final int SMALLEST = 16;

    /** Longer than any chain: the candidate was not added, because the rest of the cells must end the chains. */
    public static final int FULL = Integer.MAX_VALUE;

    private final AtomicLongArray cells;
    private final AtomicInteger used = new AtomicInteger();
    private final int mask;

    /** Creates an index with room for this many keys. */
    KeyIndex(int keys) {
        int capacity = SMALLEST;
        while (limit(capacity) < keys && capacity < 1 << 30) {
            capacity *= 2;
        }
        cells = new AtomicLongArray(capacity);
        mask = capacity - 1;
    }

    private static int limit(int capacity) {
        return capacity / 4 * 3;
    }

    /** Returns the number of keys that fit. */
    int room() {
        return limit(cells.length());
    }

    public int first(int hash) {
        return hash & mask;
    }

    public int next(int cell) {
        return (cell + 1) & mask;
    }

    /** The candidate in a cell, or 0 at the end of the chain. */
    public long candidate(int cell) {
        return cells.getOpaque(cell);
    }

    public static boolean matches(long candidate, int hash) {
        return (int) (candidate >>> 32) == hash;
    }

    public static int slot(long candidate) {
        return (int) candidate - 1;
    }

    /** Adds a candidate unless it exists or too many others have this hash, and returns their number. */
    int add(int hash, int slot, int mostOthers) {
        long wanted = (long) hash << 32 | (slot + 1) & 0xFFFF_FFFFL;
        int others = 0;
        int cell = first(hash);
        while (true) {
            long found = cells.get(cell);
            if (found == 0) {
                if (others >= mostOthers) {
                    return others;
                }
                if (used.getAndIncrement() >= limit(cells.length())) {
                    used.getAndDecrement();
                    return FULL;
                }
                if (cells.compareAndSet(cell, 0, wanted)) {
                    return others;
                }
                used.getAndDecrement();
                continue;
            }
            if (found == wanted) {
                return others;
            }
            if (matches(found, hash)) {
                others++;
            }
            cell = next(cell);
        }
    }
}
