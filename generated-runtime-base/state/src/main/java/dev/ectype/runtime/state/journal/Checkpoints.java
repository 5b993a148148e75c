package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.table.State;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Stores some earlier states. Any other state is a few journaled writes behind one of them. States share their unchanged
 * parts.
 */
final class Checkpoints {
    private static final int MOST_WRITES_BETWEEN = 256;
    private static final int MOST_ROOTS = 16;

    private final int spacing;
    /** The states by the ordinal of the entry before each. */
    private final TreeMap<Long, State> states = new TreeMap<>();
    /** The states at the starts of branches, by branch number. */
    private final TreeMap<Integer, State> forks = new TreeMap<>();
    /** The restored states at the starts of branches, by branch number. No other entry leads to them. */
    private final TreeMap<Integer, State> roots = new TreeMap<>();

    private long last;
    /** The first ordinal, cached because every write reads it; the maximum value for none. */
    private long oldest = Long.MAX_VALUE;

    Checkpoints(JournalLimits limits) {
        this.spacing = Math.max(1, Math.min(MOST_WRITES_BETWEEN, limits.entries() / 4));
    }

    /** Stores the initial state of a branch. Only the newest branches keep theirs. */
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
     * Records a written entry and sometimes stores the state before it. If this write evicts all earlier entries, that state
     * stays reachable.
     *
     * @param branch the branch of the entry; the initial state of a branch is its root
     * @param first the ordinal of the oldest journaled entry
     * @param full true after many writes since the last stored state
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

    /** Returns the ordinal of the oldest stored state that is next to a journaled entry; -1 for none. */
    long oldest() {
        return oldest == Long.MAX_VALUE ? -1 : oldest;
    }

    void put(long ordinal, State state) {
        states.put(ordinal, state);
        oldest = Math.min(oldest, ordinal);
    }

    /** Returns the last stored state in a range of ordinals. */
    Map.@Nullable Entry<Long, State> before(long ordinal, long from) {
        Map.Entry<Long, State> entry = states.floorEntry(ordinal);
        return entry == null || entry.getKey() < from ? null : entry;
    }

    /** Removes all states, because they belong to other tables. */
    void clear() {
        states.clear();
        oldest = Long.MAX_VALUE;
        forks.clear();
        roots.clear();
    }
}
