package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Every committed write, oldest first, as far back as the limits allow, on lines of history: a write after the state has gone
 * back starts a branch, and what was written before stays on the one that it left.
 */
public final class Journal {
    private static final int MOST_BRANCHES = 1_000;

    /** By the ordinal from which on entries are written so: another edition of the API has other resources. */
    private final TreeMap<Long, EntryCodec> codecs = new TreeMap<>();

    private final JournalLimits limits;
    private final SegmentRing ring;
    private final HashedEntries hashed;
    private final Checkpoints checkpoints;
    private final EntryBuffer buffer = new EntryBuffer();
    private final TreeMap<Integer, JournalBranch> branches = new TreeMap<>();
    private JournalBranch current;
    /** The one that began last: only it can be gone on with. */
    private JournalBranch newest;

    private EntryCodec codec;
    private StateSchema schema;
    /** The first ordinal that was remembered when it was last looked whether it can be gone to. */
    private long checkedFrom;

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

    /** The entry that led to a position of the current branch, or null when it is forgotten or not written yet. */
    public synchronized @Nullable JournalEntry entry(long position) {
        long ordinal = ordinal(position);
        return ordinal < 0 ? null : read(ordinal);
    }

    /** The remembered entries of the current branch, and of those that it has left, from a position on. */
    public synchronized List<JournalEntry> entries(long from, int limit) {
        List<JournalEntry> entries = new ArrayList<>();
        long last = lastPosition();
        for (long position = Math.max(from, firstPosition()); position <= last && entries.size() < limit; position++) {
            entries.add(read(ordinal(position)));
        }
        return entries;
    }

    /**
     * All that was written behind a position up to another, on the current line.
     *
     * @throws UnknownPosition where one of them is forgotten, or not written yet
     */
    public synchronized List<JournalEntry> entriesBetween(long from, long to) {
        if (from < firstPosition() - 1 || to > lastPosition()) {
            throw unknown(current, from < firstPosition() - 1 ? from : to);
        }
        return entries(from + 1, (int) Math.min(Integer.MAX_VALUE, to - from));
    }

    /** The oldest position of the current line that is still remembered; beyond the last when there is none. */
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

    /** The newest position of the current branch; the state may have gone back before it. */
    public synchronized long lastPosition() {
        return lastPosition(current);
    }

    /** The lines of history so far, in the order in which they began. */
    public synchronized List<JournalBranch> branches() {
        return List.copyOf(branches.values());
    }

    /** The line on which the state is. */
    public synchronized JournalBranch branch() {
        return current;
    }

    /** The newest position of a branch. */
    public synchronized long lastPosition(JournalBranch branch) {
        return branch.startsAt() + end(branch) - branch.firstOrdinal();
    }

    /**
     * The hash of the entry that led to a position of the current line, which covers all that was written before it on whatever
     * line; null when the entry is forgotten or not written yet.
     */
    public synchronized @Nullable String hash(long position) {
        long ordinal = ordinal(position);
        if (ordinal < 0) {
            return null;
        }
        return hashed.hash(ordinal);
    }

    /** The bytes of the entry that led to a position of the current line, as they are kept. */
    synchronized SegmentRing.EntryBytes bytes(long position) {
        return ring.bytes(ordinal(position));
    }

    /** The first write whose bytes do not fit its hash any more, or null where all do. */
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

    /** Where an entry was changed after it had been written. */
    public record Damage(String branch, long position) {}

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

    /** What no kept state leads to any more is forgotten as well, so that whatever is remembered can be gone to. */
    private void forgetUnreachable() {
        long first = ring.first();
        long base = checkpoints.oldest() + 1;
        for (JournalBranch branch : branches.values()) {
            boolean begins = branch.firstOrdinal() >= first && checkpoints.root(branch) != null;
            base = begins && (base == 0 || branch.firstOrdinal() < base) ? branch.firstOrdinal() : base;
        }
        // Another edition has kept nothing of before: what was written then is still shown.
        if (base > first && base - first <= checkpoints.spacing()) {
            ring.forgetBefore(base);
        }
        checkedFrom = ring.first();
    }

    /** Starts a line of history with a state that was put in the place of another; what was written before stays on its own. */
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

    /** Goes on with the resources of another edition; what was written before is still read with its own. */
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
     * The branch of that name.
     *
     * @throws UnknownPosition where there is none
     */
    public synchronized JournalBranch branchNamed(String name) {
        return branches.values().stream()
                .filter(branch -> branch.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnknownPosition("no branch is called '" + name + "'; there are "
                        + branches.values().stream().map(JournalBranch::name).toList()));
    }

    /**
     * The state at a position of a line, made of the nearest one that is kept and of the writes behind it.
     *
     * @throws UnknownPosition where the journal does not reach so far
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

    /** The oldest position of the current line that can be gone to. */
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

    /** Stands on another line from now on. */
    public synchronized void switchTo(JournalBranch line) {
        current = line;
    }

    private UnknownPosition unknown(JournalBranch line, long position) {
        return new UnknownPosition("position " + position + " of " + line.name() + " is "
                + (position > lastPosition(line) ? "not written yet" : "forgotten") + "; it reaches to "
                + lastPosition(line));
    }

    private JournalEntry read(long ordinal) {
        return codecs.floorEntry(ordinal).getValue().read(ring.read(ordinal));
    }

    /** The branch of a line in which a position lies, or with which it begins; null where no line goes so far back. */
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

    /** Of the entry that led to a position of the current line, or -1. */
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
