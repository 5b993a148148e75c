package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.change.TransactionChanges;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Records every committed write, oldest first, within the limits. The position of an entry is the number of writes up
 * to and including it. A write after a rewind starts a branch. The earlier writes stay on their own branch.
 *
 * <p>The journal is thread-safe.
 */
public final class Journal {
    private static final int MOST_BRANCHES = 1_000;

    /** The codecs by their first ordinal. Another edition of the API has other resources. */
    private final TreeMap<Long, EntryCodec> codecs = new TreeMap<>();

    private final JournalLimits limits;
    private final SegmentRing ring;
    private final HashedEntries hashed;
    private final Checkpoints checkpoints;
    private final EntryBuffer buffer = new EntryBuffer();
    private final TreeMap<Integer, JournalBranch> branches = new TreeMap<>();
    private JournalBranch current;
    /** The newest branch, the only one that accepts further writes. */
    private JournalBranch newest;

    private EntryCodec codec;
    private StateSchema schema;
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
        this.schema = schema;
        this.limits = limits;
        codec = new EntryCodec(schema);
        codecs.put(0L, codec);
        hashed = new HashedEntries(this, limits, budget);
        ring = hashed.ring();
        checkpoints = new Checkpoints(limits);
        current = new JournalBranch(0, JournalBranch.NONE, start.position(), 0);
        newest = current;
        branches.put(0, current);
        checkpoints.root(current, start);
    }

    /**
     * Returns one entry of the current branch.
     *
     * @param position the position of the entry, from 1
     * @return the entry, or null if it is evicted or not written yet
     */
    public synchronized @Nullable JournalEntry entry(long position) {
        long ordinal = ordinal(position);
        return ordinal < 0 ? null : read(ordinal);
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
            entries.add(read(ordinal(position)));
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
            throw unknown(current, from < firstPosition() - 1 ? from : to);
        }
        return entries(from + 1, (int) Math.min(Integer.MAX_VALUE, to - from));
    }

    /** {@return the oldest journaled position of the current branch; after the last position if there is none} */
    public synchronized long firstPosition() {
        JournalBranch at = current;
        while (true) {
            long forgotten = Math.min(ring.first(), end(at)) - at.firstOrdinal();
            long first = at.startsAt() + 1 + Math.max(0, forgotten);
            JournalBranch left = ring.first() > at.firstOrdinal() ? null : branchContaining(at.parent(), at.startsAt());
            if (left == null || ordinalIn(left, at.startsAt()) < ring.first()) {
                return first;
            }
            at = left;
        }
    }

    /** {@return the newest position of the current branch} The state may be at an earlier one. */
    public synchronized long lastPosition() {
        return lastPosition(current);
    }

    /** {@return the branches so far in the order of their creation} */
    public synchronized List<JournalBranch> branches() {
        return List.copyOf(branches.values());
    }

    /** {@return the branch of the state} */
    public synchronized JournalBranch branch() {
        return current;
    }

    /**
     * Returns the newest position of a branch.
     *
     * @param branch the branch
     * @return the position of its last entry, or its start if it has none
     */
    public synchronized long lastPosition(JournalBranch branch) {
        return branch.startsAt() + end(branch) - branch.firstOrdinal();
    }

    /**
     * Returns the hash of an entry of the current branch. It covers all earlier writes on all branches.
     *
     * @param position the position of the entry
     * @return the hash in hexadecimal digits, or null if the entry is evicted or not written yet
     */
    public synchronized @Nullable String hash(long position) {
        long ordinal = ordinal(position);
        if (ordinal < 0) {
            return null;
        }
        return hashed.hash(ordinal);
    }

    /** Returns the stored bytes of the entry before a position of the current branch. */
    synchronized SegmentRing.EntryBytes bytes(long position) {
        return ring.bytes(ordinal(position));
    }

    /** {@return the first write that does not match its hash, or null} */
    public synchronized @Nullable Damage damage() {
        long ordinal = limits.isNothing() ? -1 : hashed.broken();
        if (ordinal < 0) {
            return null;
        }
        JournalBranch in = current;
        for (JournalBranch branch : branches.values()) {
            in = branch.firstOrdinal() <= ordinal ? branch : in;
        }
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
        if (current != newest || base.position() != lastPosition()) {
            begin(current.number(), base);
        }
        if (limits.isNothing()) {
            ring.skipEntry();
            return;
        }
        buffer.reset();
        codec.write(stamp, cause, changes, buffer);
        boolean full = ring.append(buffer);
        checkpoints.recordWrite(ring.next() - 1, base, after, current, ring.first(), full);
        if (ring.first() != checkedFrom) {
            forgetUnreachable();
        }
        hashed.later();
    }

    /** Evicts entries without a stored state before them, so that every journaled position is reachable. */
    private void forgetUnreachable() {
        long first = ring.first();
        long base = checkpoints.oldest() + 1;
        for (JournalBranch branch : branches.values()) {
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
        if (branches.size() == MOST_BRANCHES) {
            branches.pollFirstEntry();
        }
        int number = branches.lastKey() + 1;
        current = new JournalBranch(number, parent, state.position(), ring.next());
        newest = current;
        branches.put(number, current);
        checkpoints.root(current, state);
    }

    /**
     * Continues with the resources of another edition. Earlier entries are still read with their own codec.
     *
     * @param other the resources of the other edition
     * @param state the current state with these resources
     */
    public synchronized void continueWith(StateSchema other, State state) {
        Long oldest = codecs.floorKey(ring.first());
        if (oldest != null) {
            codecs.headMap(oldest).clear();
        }
        codec = new EntryCodec(other);
        codecs.put(ring.next(), codec);
        schema = other;
        checkpoints.clear();
        if (current != newest || state.position() != lastPosition()) {
            begin(current.number(), state);
        } else if (ring.next() == current.firstOrdinal()) {
            checkpoints.root(current, state);
        } else {
            checkpoints.put(ring.next() - 1, state);
        }
    }

    /**
     * Finds a branch.
     *
     * @param name the name, such as {@code main}
     * @return the branch
     */
    public synchronized JournalBranch branchNamed(String name) {
        return branches.values().stream()
                .filter(branch -> branch.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnknownPosition("unknown branch '" + name + "'; there are "
                        + branches.values().stream().map(JournalBranch::name).toList()));
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
            at = branchContaining(at.number(), wanted);
            boolean written = at != null && wanted <= lastPosition(at);
            if (at == null || !written) {
                throw unknown(line, position);
            }
            if (wanted == at.startsAt()) {
                base = checkpoints.root(at);
                at = base == null ? branches.get(at.parent()) : at;
                if (at == null) {
                    throw unknown(line, position);
                }
                continue;
            }
            long ordinal = ordinalIn(at, wanted);
            var known = checkpoints.before(ordinal, at.firstOrdinal());
            long from = known == null ? at.firstOrdinal() : known.getKey() + 1;
            if (from < ring.first() && from <= ordinal) {
                throw unknown(line, position);
            }
            runs.add(0, new long[] {from, ordinal});
            base = known == null ? null : known.getValue();
            wanted = at.startsAt();
        }
        return reenacted(base, runs);
    }

    private State reenacted(State base, List<long[]> runs) {
        ChangeApplier reenactment = new ChangeApplier(schema, base);
        for (long[] run : runs) {
            for (long ordinal = run[0]; ordinal <= run[1]; ordinal++) {
                codecs.floorEntry(ordinal).getValue().apply(ring.read(ordinal), reenactment);
            }
        }
        return reenactment.finish();
    }

    /** {@return the oldest reachable position of the current branch} */
    public synchronized long oldestReachable() {
        long position = Math.max(0, firstPosition() - 1);
        while (position < lastPosition()) {
            try {
                state(current, position);
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
        current = line;
    }

    private UnknownPosition unknown(JournalBranch line, long position) {
        return new UnknownPosition("position " + position + " of " + line.name() + " is "
                + (position > lastPosition(line) ? "not written yet" : "forgotten") + "; the last position is "
                + lastPosition(line));
    }

    private JournalEntry read(long ordinal) {
        return codecs.floorEntry(ordinal).getValue().read(ring.read(ordinal));
    }

    /** Returns the branch or the parent branch that contains a position, or null. */
    private @Nullable JournalBranch branchContaining(int number, long position) {
        JournalBranch at = branches.get(number);
        while (at != null && position < at.startsAt()) {
            at = branches.get(at.parent());
        }
        return at;
    }

    private long end(JournalBranch branch) {
        if (branch == newest) {
            return ring.next();
        }
        var next = branches.higherEntry(branch.number());
        return next == null ? ring.next() : next.getValue().firstOrdinal();
    }

    private static long ordinalIn(JournalBranch branch, long position) {
        return branch.firstOrdinal() + position - branch.startsAt() - 1;
    }

    /** Returns the ordinal of the entry before a position of the current branch, or -1. */
    private long ordinal(long position) {
        JournalBranch at = position < 1 ? null : branchContaining(current.number(), position);
        while (at != null && position == at.startsAt()) {
            JournalBranch left = branches.get(at.parent());
            at = left == null ? null : branchContaining(left.number(), position);
        }
        long ordinal = at == null ? -1 : ordinalIn(at, position);
        return at != null && ordinal >= ring.first() && ordinal < end(at) ? ordinal : -1;
    }
}
