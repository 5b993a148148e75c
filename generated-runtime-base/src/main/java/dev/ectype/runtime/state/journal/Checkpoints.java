package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.table.State;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Some of the states that were, so that any other is a few remembered writes behind one of them. States share what did not
 * change between them.
 */
final class Checkpoints {
    private static final int MOST_WRITES_BETWEEN = 256;
    private static final int MOST_ROOTS = 16;

    private final int spacing;
    /** By the ordinal of the entry that led to each. */
    private final TreeMap<Long, State> states = new TreeMap<>();
    /** By the number of the branch that starts with each, and that another one can be written up to. */
    private final TreeMap<Integer, State> forks = new TreeMap<>();
    /** By the number of the branch that starts with each, which nothing else leads to. */
    private final TreeMap<Integer, State> roots = new TreeMap<>();

    private long last;
    /** The first of the ordinals, for every write looks at it; beyond all others where there is none. */
    private long oldest = Long.MAX_VALUE;

    Checkpoints(JournalLimits limits) {
        this.spacing = Math.max(1, Math.min(MOST_WRITES_BETWEEN, limits.entries() / 4));
    }

    /** Keeps the state with which a branch begins; those of the newest branches are kept. */
    void root(JournalBranch branch, State state) {
        TreeMap<Integer, State> kept = branch.parent() == JournalBranch.NONE ? roots : forks;
        kept.put(branch.number(), state);
        if (kept.size() > MOST_ROOTS) {
            kept.pollFirstEntry();
        }
    }

    @Nullable
    State root(JournalBranch branch) {
        return (branch.parent() == JournalBranch.NONE ? roots : forks).get(branch.number());
    }

    /**
     * Hears of an entry that was written, and now and then keeps the state before it: even when all entries before it are forgotten by
     * this write, the state can go back behind it.
     *
     * @param branch the branch that it was written on; the state that a branch begins with is its root
     * @param first the ordinal of the oldest entry that is remembered
     * @param full whether much was written since the last that is kept
     */
    void recordWrite(long ordinal, State before, State after, JournalBranch branch, long first, boolean full) {
        if (full || ordinal - last >= spacing || oldest == Long.MAX_VALUE) {
            if (ordinal > branch.firstOrdinal()) {
                put(ordinal - 1, before);
            } else {
                put(ordinal, after);
            }
            last = ordinal;
        }
        while (oldest < first - 1) {
            states.pollFirstEntry();
            oldest = states.isEmpty() ? Long.MAX_VALUE : states.firstKey();
        }
    }

    int spacing() {
        return spacing;
    }

    /** The ordinal of the oldest kept state that a remembered entry led to, or that the oldest of them follows; -1 for none. */
    long oldest() {
        return oldest == Long.MAX_VALUE ? -1 : oldest;
    }

    void put(long ordinal, State state) {
        states.put(ordinal, state);
        oldest = Math.min(oldest, ordinal);
    }

    /** The last one that is known in a run of ordinals. */
    Map.@Nullable Entry<Long, State> before(long ordinal, long from) {
        Map.Entry<Long, State> entry = states.floorEntry(ordinal);
        return entry == null || entry.getKey() < from ? null : entry;
    }

    /** What was written for other tables is of no use any more. */
    void clear() {
        states.clear();
        oldest = Long.MAX_VALUE;
        forks.clear();
        roots.clear();
    }
}
