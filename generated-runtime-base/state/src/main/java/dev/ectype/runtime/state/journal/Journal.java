package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.change.TransactionChanges;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records every committed write, oldest first, within the limits. The position of an entry is the number of writes up
 * to and including it. A write after a rewind starts a branch. The earlier writes stay on their own branch.
 *
 * <p>The journal is thread-safe.
 */
public final class Journal {
    private final JournalLimits limits;
    private final SegmentRing ring;
    private final HashedEntries hashed;
    private final Checkpoints checkpoints;
    private final EntryBuffer buffer = new EntryBuffer();
    private final JournalBranches branches;
    private final EntryReplay replay;
    /** The first journaled ordinal at the last check for reachable positions. */
    private long checkedFrom;

    /**
     * Creates an empty journal.
     *
     * @param schema the resources of the state
     * @param limits the limits of its memory
     * @param budget the shared limit of several journals, or null
     * @param start the state before the first write
     */
    public Journal(StateSchema schema, JournalLimits limits, @Nullable JournalBudget budget, State start) {
        this.limits = limits;
        hashed = new HashedEntries(this, limits, budget);
        ring = hashed.ring();
        replay = new EntryReplay(ring, schema);
        checkpoints = new Checkpoints(limits);
        branches = new JournalBranches(ring, start.position());
        checkpoints.root(branches.current(), start);
    }

    /**
     * {@return an entry of the current branch, or null if it is evicted or not written yet}
     *
     * @param position the position of the entry, from 1
     */
    public synchronized @Nullable JournalEntry entry(long position) {
        long ordinal = branches.ordinal(position);
        return ordinal < 0 ? null : replay.read(ordinal);
    }

    /**
     * Returns entries of the current branch and its parents.
     *
     * @param from the first position; earlier ones that are evicted are omitted
     * @param limit the maximum number of entries
     * @return the entries in the order of their positions
     */
    public synchronized List<JournalEntry> entries(long from, int limit) {
        List<JournalEntry> entries = new ArrayList<>();
        long last = lastPosition();
        for (long position = Math.max(from, firstPosition()); position <= last && entries.size() < limit; position++) {
            entries.add(replay.read(branches.ordinal(position)));
        }
        return entries;
    }

    /**
     * Returns all entries between two positions of the current branch.
     *
     * @param from the position before the first entry
     * @param to the position of the last entry
     * @return the entries in the order of their positions
     */
    public synchronized List<JournalEntry> entriesBetween(long from, long to) {
        if (from < firstPosition() - 1 || to > lastPosition()) {
            throw branches.unknown(branches.current(), from < firstPosition() - 1 ? from : to);
        }
        return entries(from + 1, (int) Math.min(Integer.MAX_VALUE, to - from));
    }

    /** {@return the oldest journaled position of the current branch; after the last position if there is none} */
    public synchronized long firstPosition() {
        return branches.first();
    }

    /** {@return the newest position of the current branch} The state may be at an earlier one. */
    public synchronized long lastPosition() {
        return branches.last(branches.current());
    }

    /** {@return the branches so far in the order of their creation} */
    public synchronized List<JournalBranch> branches() {
        return List.copyOf(branches.all());
    }

    /** {@return the branch of the state} */
    public synchronized JournalBranch branch() {
        return branches.current();
    }

    /**
     * {@return the position of a branch's last entry, or its start if it has none}
     *
     * @param branch the branch
     */
    public synchronized long lastPosition(JournalBranch branch) {
        return branches.last(branch);
    }

    /**
     * Returns the hash of an entry of the current branch. It covers all earlier writes on all branches.
     *
     * @param position the position of the entry
     * @return the hash in hexadecimal digits, or null if the entry is evicted or not written yet
     */
    public synchronized @Nullable String hash(long position) {
        long ordinal = branches.ordinal(position);
        if (ordinal < 0) {
            return null;
        }
        return hashed.hash(ordinal);
    }

    /** Returns the stored bytes of the entry before a position of the current branch. */
    synchronized SegmentRing.EntryBytes bytes(long position) {
        return ring.bytes(branches.ordinal(position));
    }

    /** {@return the first write that does not match its hash, or null} */
    public synchronized @Nullable Damage damage() {
        long ordinal = limits.isNothing() ? -1 : hashed.broken();
        if (ordinal < 0) {
            return null;
        }
        JournalBranch in = branches.ofOrdinal(ordinal);
        return new Damage(in.name(), in.startsAt() + 1 + ordinal - in.firstOrdinal());
    }

    /**
     * Locates an entry that was modified after its write.
     *
     * @param branch the name of the branch
     * @param position the position of the entry
     */
    public record Damage(String branch, long position) {}

    /**
     * Appends a committed write. A write to an earlier state than the newest starts a branch.
     *
     * @param base the state before the write
     * @param stamp the position and the time
     * @param cause the request
     * @param changes the changes
     * @param after the state after the write
     */
    public synchronized void append(State base, Stamp stamp, Cause cause, TransactionChanges changes, State after) {
        if (!branches.accepts(base.position())) {
            begin(branches.current().number(), base);
        }
        if (limits.isNothing()) {
            ring.skipEntry();
            return;
        }
        buffer.reset();
        replay.codec().write(stamp, cause, changes, buffer);
        boolean full = ring.append(buffer);
        checkpoints.recordWrite(ring.next() - 1, base, after, branches.current(), ring.first(), full);
        if (ring.first() != checkedFrom) {
            forgetUnreachable();
        }
        hashed.later();
    }

    /** Evicts entries without a stored state before them, so that every journaled position is reachable. */
    private void forgetUnreachable() {
        long first = ring.first();
        long base = checkpoints.oldest() + 1;
        for (JournalBranch branch : branches.all()) {
            boolean begins = branch.firstOrdinal() >= first && checkpoints.root(branch) != null;
            base = begins && (base == 0 || branch.firstOrdinal() < base) ? branch.firstOrdinal() : base;
        }
        // Another edition has no stored states of earlier entries, but still lists these entries.
        if (base > first && base - first <= checkpoints.spacing()) {
            ring.forgetBefore(base);
        }
        checkedFrom = ring.first();
    }

    /**
     * Starts a branch with a restored state. The earlier writes stay on their own branch.
     *
     * @param state the restored state
     */
    public synchronized void branchAt(State state) {
        begin(JournalBranch.NONE, state);
    }

    private void begin(int parent, State state) {
        checkpoints.root(branches.begin(parent, state.position()), state);
    }

    /**
     * Continues with the resources of another edition. Earlier entries are still read with their own codec.
     *
     * @param other the resources of the other edition
     * @param state the current state with these resources
     */
    public synchronized void continueWith(StateSchema other, State state) {
        replay.continueWith(other);
        checkpoints.clear();
        JournalBranch current = branches.current();
        if (!branches.accepts(state.position())) {
            begin(current.number(), state);
        } else if (ring.next() == current.firstOrdinal()) {
            checkpoints.root(current, state);
        } else {
            checkpoints.put(ring.next() - 1, state);
        }
    }

    /**
     * {@return the branch with a name}
     *
     * @param name the name, such as {@code main}
     * @throws UnknownPosition if there is none
     */
    public synchronized JournalBranch branchNamed(String name) {
        return branches.named(name);
    }

    /**
     * Returns the state at a position, computed from the nearest stored state and the writes after it.
     *
     * @param line the branch
     * @param position the position
     * @return the state after the write at the position
     */
    public synchronized State state(JournalBranch line, long position) {
        List<long[]> runs = new ArrayList<>();
        JournalBranch at = line;
        long wanted = position;
        State base = null;
        while (base == null) {
            at = branches.containing(at.number(), wanted);
            boolean written = at != null && wanted <= branches.last(at);
            if (at == null || !written) {
                throw branches.unknown(line, position);
            }
            if (wanted == at.startsAt()) {
                base = checkpoints.root(at);
                at = base == null ? branches.parent(at) : at;
                if (at == null) {
                    throw branches.unknown(line, position);
                }
                continue;
            }
            long ordinal = at.ordinal(wanted);
            var known = checkpoints.before(ordinal, at.firstOrdinal());
            long from = known == null ? at.firstOrdinal() : known.getKey() + 1;
            if (from < ring.first() && from <= ordinal) {
                throw branches.unknown(line, position);
            }
            runs.add(0, new long[] {from, ordinal});
            base = known == null ? null : known.getValue();
            wanted = at.startsAt();
        }
        return replay.apply(base, runs);
    }

    /** {@return the oldest reachable position of the current branch} */
    public synchronized long oldestReachable() {
        long position = Math.max(0, firstPosition() - 1);
        while (position < lastPosition()) {
            try {
                state(branches.current(), position);
                return position;
            } catch (UnknownPosition forgotten) {
                position++;
            }
        }
        return position;
    }

    /**
     * Makes another branch the current one.
     *
     * @param line the branch
     */
    public synchronized void switchTo(JournalBranch line) {
        branches.switchTo(line);
    }
}
