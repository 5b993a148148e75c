package dev.ectype.runtime.state.journal;

import java.util.Collection;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Holds the branches of a journal, and converts positions of the current branch to ordinals of entries. */
final class JournalBranches {
    private static final int MOST_BRANCHES = 1_000;

    private final SegmentRing ring;
    private final TreeMap<Integer, JournalBranch> branches = new TreeMap<>();
    private JournalBranch current;
    /** The newest branch, the only one that accepts further writes. */
    private JournalBranch newest;

    JournalBranches(SegmentRing ring, long startsAt) {
        this.ring = ring;
        current = new JournalBranch(0, JournalBranch.NONE, startsAt, 0);
        newest = current;
        branches.put(0, current);
    }

    /** Returns the branch of the state. */
    JournalBranch current() {
        return current;
    }

    /** Returns the branches in the order of their creation. */
    Collection<JournalBranch> all() {
        return branches.values();
    }

    @Nullable
    JournalBranch parentOf(JournalBranch branch) {
        return branches.get(branch.parent());
    }

    /**
     * Returns the branch with a name.
     *
     * @throws UnknownPosition if there is none
     */
    JournalBranch named(String name) {
        return branches.values().stream()
                .filter(branch -> branch.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnknownPosition("unknown branch '" + name + "'; there are "
                        + branches.values().stream().map(JournalBranch::name).toList()));
    }

    /** Returns the branch that an entry was written to. */
    JournalBranch containing(long ordinal) {
        JournalBranch in = current;
        for (JournalBranch branch : branches.values()) {
            in = branch.firstOrdinal() <= ordinal ? branch : in;
        }
        return in;
    }

    /** Returns the branch or the parent branch that contains a position, or null. */
    @Nullable
    JournalBranch withPosition(int number, long position) {
        JournalBranch at = branches.get(number);
        while (at != null && position < at.startsAt()) {
            at = branches.get(at.parent());
        }
        return at;
    }

    /** Starts a branch after the newest entry, and switches to it. */
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

    /** Whether a write after a position belongs to the current branch. */
    boolean continuesAt(long position) {
        return current == newest && position == lastPosition(current);
    }

    /** Returns the oldest journaled position of the current branch; after the last position if there is none. */
    long firstPosition() {
        JournalBranch at = current;
        while (true) {
            long forgotten = Math.min(ring.first(), end(at)) - at.firstOrdinal();
            long first = at.startsAt() + 1 + Math.max(0, forgotten);
            JournalBranch left = ring.first() > at.firstOrdinal() ? null : withPosition(at.parent(), at.startsAt());
            if (left == null || ordinalIn(left, at.startsAt()) < ring.first()) {
                return first;
            }
            at = left;
        }
    }

    /** Returns the newest position of a branch. */
    long lastPosition(JournalBranch branch) {
        return branch.startsAt() + end(branch) - branch.firstOrdinal();
    }

    private long end(JournalBranch branch) {
        if (branch == newest) {
            return ring.next();
        }
        var next = branches.higherEntry(branch.number());
        return next == null ? ring.next() : next.getValue().firstOrdinal();
    }

    /** Returns the ordinal of the entry before a position of a branch. */
    static long ordinalIn(JournalBranch branch, long position) {
        return branch.firstOrdinal() + position - branch.startsAt() - 1;
    }

    /** Returns the ordinal of the entry before a position of the current branch, or -1. */
    long ordinal(long position) {
        JournalBranch at = position < 1 ? null : withPosition(current.number(), position);
        while (at != null && position == at.startsAt()) {
            JournalBranch left = branches.get(at.parent());
            at = left == null ? null : withPosition(left.number(), position);
        }
        long ordinal = at == null ? -1 : ordinalIn(at, position);
        return at != null && ordinal >= ring.first() && ordinal < end(at) ? ordinal : -1;
    }

    /** Describes a position that a branch does not contain. */
    UnknownPosition unknown(JournalBranch branch, long position) {
        return new UnknownPosition("position " + position + " of " + branch.name() + " is "
                + (position > lastPosition(branch) ? "not written yet" : "forgotten") + "; the last position is "
                + lastPosition(branch));
    }
}
