package dev.ectype.runtime.state.journal;

import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds the branches of a journal and converts positions of a branch to ordinals. An ordinal is the number of entries on
 * all branches before an entry.
 */
final class JournalBranches {
    private static final int MOST_BRANCHES = 1_000;

    private final TreeMap<Integer, JournalBranch> branches = new TreeMap<>();
    private final SegmentRing ring;
    private JournalBranch current;
    /** The newest branch, the only one that accepts further writes. */
    private JournalBranch newest;

    JournalBranches(SegmentRing ring, long start) {
        this.ring = ring;
        current = new JournalBranch(0, JournalBranch.NONE, start, 0);
        newest = current;
        branches.put(0, current);
    }

    JournalBranch current() {
        return current;
    }

    /** Returns true if the next write after a position continues the current branch. */
    boolean accepts(long position) {
        return current == newest && position == last(current);
    }

    JournalBranch begin(int parent, long position) {
        if (branches.size() == MOST_BRANCHES) {
            branches.pollFirstEntry();
        }
        int number = branches.lastKey() + 1;
        current = new JournalBranch(number, parent, position, ring.next());
        newest = current;
        branches.put(number, current);
        return current;
    }

    void switchTo(JournalBranch branch) {
        current = branch;
    }

    Collection<JournalBranch> all() {
        return branches.values();
    }

    JournalBranch named(String name) {
        List<String> names = branches.values().stream().map(JournalBranch::name).toList();
        return branches.values().stream()
                .filter(branch -> branch.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnknownPosition("unknown branch '" + name + "'; there are " + names));
    }

    @Nullable
    JournalBranch parent(JournalBranch branch) {
        return branches.get(branch.parent());
    }

    /** Returns the branch or the parent branch that contains a position, or null. */
    @Nullable
    JournalBranch containing(int number, long position) {
        JournalBranch at = branches.get(number);
        while (at != null && position < at.startsAt()) {
            at = branches.get(at.parent());
        }
        return at;
    }

    /** Returns the branch with the entry of an ordinal; the current one if it is dropped. */
    JournalBranch ofOrdinal(long ordinal) {
        JournalBranch in = current;
        for (JournalBranch branch : branches.values()) {
            in = branch.firstOrdinal() <= ordinal ? branch : in;
        }
        return in;
    }

    /** Returns the newest position of a branch. */
    long last(JournalBranch branch) {
        return branch.startsAt() + end(branch) - branch.firstOrdinal();
    }

    /** Returns the oldest journaled position of the current branch; after the last position if there is none. */
    long first() {
        JournalBranch at = current;
        while (true) {
            long forgotten = Math.min(ring.first(), end(at)) - at.firstOrdinal();
            long first = at.startsAt() + 1 + Math.max(0, forgotten);
            JournalBranch left = ring.first() > at.firstOrdinal() ? null : containing(at.parent(), at.startsAt());
            if (left == null || left.ordinal(at.startsAt()) < ring.first()) {
                return first;
            }
            at = left;
        }
    }

    /** Returns the ordinal of the entry before a position of the current branch, or -1. */
    long ordinal(long position) {
        JournalBranch at = position < 1 ? null : containing(current.number(), position);
        while (at != null && position == at.startsAt()) {
            JournalBranch left = parent(at);
            at = left == null ? null : containing(left.number(), position);
        }
        long ordinal = at == null ? -1 : at.ordinal(position);
        return at != null && ordinal >= ring.first() && ordinal < end(at) ? ordinal : -1;
    }

    UnknownPosition unknown(JournalBranch branch, long position) {
        return new UnknownPosition("position " + position + " of " + branch.name() + " is "
                + (position > last(branch) ? "not written yet" : "forgotten") + "; the last position is "
                + last(branch));
    }

    private long end(JournalBranch branch) {
        if (branch == newest) {
            return ring.next();
        }
        var next = branches.higherEntry(branch.number());
        return next == null ? ring.next() : next.getValue().firstOrdinal();
    }
}
