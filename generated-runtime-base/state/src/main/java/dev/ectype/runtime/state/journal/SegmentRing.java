package dev.ectype.runtime.state.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Stores the bytes of the newest entries in reused segments, without an object per entry. */
final class SegmentRing {
    private static final int LARGEST_SEGMENT = 1 << 20;
    /** The size of the smallest segment, small for sandboxes with few writes. */
    private static final int SMALLEST_SEGMENT = 1 << 12;

    private final JournalLimits limits;
    private final int segmentSize;
    private final @Nullable JournalBudget budget;
    private final LongConsumer forgetting;
    private final List<Segment> segments = new ArrayList<>();
    private byte @Nullable [] spare;
    private long firstSerial;
    private long held;
    /** The size in bytes for other threads that share the limit. */
    private volatile long bytes;

    private long[] addresses = new long[64];
    private long first;
    private long next;

    /**
     * Creates an empty ring.
     *
     * @param budget the shared budget, or null
     * @param forgetting the callback before an eviction, with the ordinal after the last evicted entry
     */
    SegmentRing(JournalLimits limits, @Nullable JournalBudget budget, LongConsumer forgetting) {
        this.limits = limits;
        this.budget = budget;
        this.forgetting = forgetting;
        this.segmentSize = (int) Math.min(LARGEST_SEGMENT, limits.bytes() / 4);
        if (budget != null) {
            budget.join(this);
        }
    }

    /** Returns the ordinal of the oldest stored entry. */
    long first() {
        return first;
    }

    /** Returns the ordinal of the next entry. */
    long next() {
        return next;
    }

    /** Returns the size of all segments in bytes. */
    long bytes() {
        return bytes;
    }

    /** Adds an entry and returns true if it is the first of a segment. */
    boolean append(EntryBuffer entry) {
        int size = entry.length();
        Segment segment = segmentWithRoom(size);
        boolean fresh = segment.used == 0;
        growAddresses();
        addresses[slot(next)] = (firstSerial + segments.size() - 1) << 32 | segment.used;
        segment.append(entry.bytes(), size);
        segment.last = next++;
        if (next - first > limits.entries()) {
            forget(next - limits.entries());
            dropForgotten();
        }
        return fresh;
    }

    /** Counts an entry without storing it. */
    void skipEntry() {
        next++;
        first = next;
    }

    EntryReader read(long ordinal) {
        long address = addresses[slot(ordinal)];
        return new EntryReader(segment(address).bytes, (int) address);
    }

    /** Returns the bytes of an entry, which are constant until its eviction. */
    EntryBytes bytes(long ordinal) {
        long address = addresses[slot(ordinal)];
        Segment segment = segment(address);
        return new EntryBytes(segment.bytes, (int) address, end(ordinal, segment));
    }

    /** Copies the bytes of an entry to a hash task. */
    void copyTo(long ordinal, int at, HashTask work) {
        long address = addresses[slot(ordinal)];
        Segment segment = segment(address);
        work.entry(at, segment.bytes, (int) address, end(ordinal, segment));
    }

    private int end(long ordinal, Segment segment) {
        return ordinal == segment.last ? segment.used : (int) addresses[slot(ordinal + 1)];
    }

    private Segment segment(long address) {
        return segments.get((int) ((address >>> 32) - firstSerial));
    }

    private Segment segmentWithRoom(int size) {
        Segment last = segments.isEmpty() ? null : segments.get(segments.size() - 1);
        if (last != null && last.bytes.length - last.used >= size) {
            return last;
        }
        long most = budget == null ? limits.bytes() : Math.min(limits.bytes(), budget.share());
        long usual = Math.max(Math.min(SMALLEST_SEGMENT, segmentSize), Math.min(held, most / 4));
        int wanted = Math.max((int) Math.min(segmentSize, usual), size);
        while (!segments.isEmpty() && held + wanted > most) {
            dropOldest();
        }
        Segment fresh = new Segment(wanted == segmentSize ? takeSpare() : new byte[wanted]);
        held += wanted;
        bytes = held;
        segments.add(fresh);
        return fresh;
    }

    private byte[] takeSpare() {
        byte[] taken = spare;
        spare = null;
        return taken == null ? new byte[segmentSize] : taken;
    }

    /** Evicts the entries before an ordinal. */
    void forgetBefore(long ordinal) {
        forget(ordinal);
        dropForgotten();
    }

    private void dropForgotten() {
        while (segments.size() > 1 && segments.get(0).last < first) {
            dropOldest();
        }
    }

    private void dropOldest() {
        forget(Math.max(first, segments.get(0).last + 1));
        Segment oldest = segments.remove(0);
        firstSerial++;
        held -= oldest.bytes.length;
        bytes = held;
        if (oldest.bytes.length == segmentSize) {
            spare = oldest.bytes;
        }
    }

    private void forget(long before) {
        if (before > first) {
            forgetting.accept(before);
            first = before;
        }
    }

    private int slot(long ordinal) {
        return (int) (ordinal & (addresses.length - 1));
    }

    private void growAddresses() {
        if (next - first < addresses.length) {
            return;
        }
        long[] larger = new long[addresses.length * 2];
        for (long ordinal = first; ordinal < next; ordinal++) {
            larger[(int) (ordinal & (larger.length - 1))] = addresses[slot(ordinal)];
        }
        addresses = larger;
    }

    /** References a range of an array. */
    record EntryBytes(byte[] array, int from, int to) {}

    /** Stores a run of consecutive entries. */
    private static final class Segment {
        private final byte[] bytes;
        private int used;
        private long last = -1;

        Segment(byte[] bytes) {
            this.bytes = bytes;
        }

        void append(byte[] entry, int size) {
            System.arraycopy(entry, 0, bytes, used, size);
            used += size;
        }
    }
}
