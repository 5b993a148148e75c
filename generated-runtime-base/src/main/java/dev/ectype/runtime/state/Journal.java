package dev.ectype.runtime.state;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Every committed write, oldest first, as far back as the limits allow. */
public final class Journal {
    private static final int MOST_BRANCHES = 1_000;

    /** By the ordinal from which on entries are written so: another edition of the API has other resources. */
    private final TreeMap<Long, EntryCodec> codecs = new TreeMap<>();

    private final SegmentRing ring;
    private final EntryBuffer buffer = new EntryBuffer();
    private final List<Branch> branches = new ArrayList<>();

    Journal(StateSchema schema, JournalLimits limits, long startsAt) {
        codecs.put(0L, new EntryCodec(schema));
        this.ring = new SegmentRing(limits);
        branches.add(new Branch(0, startsAt, 0));
    }

    /** The entry that led to a position of the current branch, or null when it is forgotten or not written yet. */
    public synchronized @Nullable JournalEntry entry(long position) {
        long ordinal = ordinal(position);
        return ordinal < 0 ? null : read(ordinal);
    }

    /** The remembered entries of the current branch from a position on. */
    public synchronized List<JournalEntry> entries(long from, int limit) {
        List<JournalEntry> entries = new ArrayList<>();
        long first = Math.max(from, firstPosition());
        for (long position = first; position <= lastPosition() && entries.size() < limit; position++) {
            entries.add(read(ordinal(position)));
        }
        return entries;
    }

    /** The oldest position of the current branch that is still remembered; beyond the last when there is none. */
    public synchronized long firstPosition() {
        Branch branch = branch();
        return branch.startsAt() + 1 + Math.max(0, ring.first() - branch.firstOrdinal());
    }

    public synchronized long lastPosition() {
        Branch branch = branch();
        return branch.startsAt() + ring.next() - branch.firstOrdinal();
    }

    /** The lines of history so far, the current one last. */
    public synchronized List<Branch> branches() {
        return List.copyOf(branches);
    }

    /** Fills in the reply to the request behind an entry, once it is rendered. */
    public synchronized void replied(long position, int status, long digest) {
        long ordinal = ordinal(position);
        if (ordinal >= 0) {
            buffer.reset();
            buffer.fixed(status, EntryCodec.STATUS_SIZE).fixed(digest, EntryCodec.DIGEST_SIZE);
            ring.patch(ordinal, buffer);
        }
    }

    synchronized void append(Stamp stamp, Cause cause, Changes changes) {
        buffer.reset();
        codecs.lastEntry().getValue().write(stamp, cause, changes, buffer);
        ring.append(buffer);
    }

    /** Starts a line of history at a position; what was written before stays, but is no longer part of it. */
    synchronized void branchAt(long position) {
        if (branches.size() == MOST_BRANCHES) {
            branches.remove(0);
        }
        branches.add(new Branch(branch().number() + 1, position, ring.next()));
    }

    /** Goes on with the resources of another edition; what was written before is still read with its own. */
    synchronized void goOnWith(StateSchema schema) {
        Long oldest = codecs.floorKey(ring.first());
        if (oldest != null) {
            codecs.headMap(oldest).clear();
        }
        codecs.put(ring.next(), new EntryCodec(schema));
    }

    private JournalEntry read(long ordinal) {
        return codecs.floorEntry(ordinal).getValue().read(ring.read(ordinal));
    }

    private Branch branch() {
        return branches.get(branches.size() - 1);
    }

    private long ordinal(long position) {
        boolean known = position >= firstPosition() && position <= lastPosition();
        return known ? branch().firstOrdinal() + position - branch().startsAt() - 1 : -1;
    }
}
