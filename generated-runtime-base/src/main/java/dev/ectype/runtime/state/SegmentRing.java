package dev.ectype.runtime.state;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bytes of the newest entries, in segments that are used again: no object per entry outlives its write. */
final class SegmentRing {
    private static final int LARGEST_SEGMENT = 1 << 20;

    private final JournalLimits limits;
    private final int segmentSize;
    private final List<Segment> segments = new ArrayList<>();
    private byte @Nullable [] spare;
    private long firstSerial;
    private long bytes;
    private long[] addresses = new long[1024];
    private long first;
    private long next;

    SegmentRing(JournalLimits limits) {
        this.limits = limits;
        this.segmentSize = (int) Math.min(LARGEST_SEGMENT, limits.bytes() / 4);
    }

    /** The ordinal of the oldest entry that is still there. */
    long first() {
        return first;
    }

    /** The ordinal of the next entry. */
    long next() {
        return next;
    }

    /** Adds an entry, and says whether it is the first of a segment. */
    boolean append(EntryBuffer entry) {
        int size = entry.length();
        Segment segment = segmentWithRoom(size);
        boolean fresh = segment.used == 0;
        growAddresses();
        addresses[slot(next)] = (firstSerial + segments.size() - 1) << 32 | segment.used;
        segment.append(entry.bytes(), size);
        segment.last = next++;
        if (next - first > limits.entries()) {
            first = next - limits.entries();
            dropForgotten();
        }
        return fresh;
    }

    EntryReader read(long ordinal) {
        long address = addresses[slot(ordinal)];
        return new EntryReader(segment(address).bytes, (int) address);
    }

    /** Overwrites the first bytes of an entry. */
    void patch(long ordinal, EntryBuffer head) {
        long address = addresses[slot(ordinal)];
        System.arraycopy(head.bytes(), 0, segment(address).bytes, (int) address, head.length());
    }

    private Segment segment(long address) {
        return segments.get((int) ((address >>> 32) - firstSerial));
    }

    private Segment segmentWithRoom(int size) {
        Segment last = segments.isEmpty() ? null : segments.get(segments.size() - 1);
        if (last != null && last.bytes.length - last.used >= size) {
            return last;
        }
        int wanted = Math.max(segmentSize, size);
        while (!segments.isEmpty() && bytes + wanted > limits.bytes()) {
            dropOldest();
        }
        Segment fresh = new Segment(wanted == segmentSize ? takeSpare() : new byte[wanted]);
        bytes += wanted;
        segments.add(fresh);
        return fresh;
    }

    private byte[] takeSpare() {
        byte[] taken = spare;
        spare = null;
        return taken == null ? new byte[segmentSize] : taken;
    }

    private void dropForgotten() {
        while (segments.size() > 1 && segments.get(0).last < first) {
            dropOldest();
        }
    }

    private void dropOldest() {
        Segment oldest = segments.remove(0);
        firstSerial++;
        bytes -= oldest.bytes.length;
        first = Math.max(first, oldest.last + 1);
        if (oldest.bytes.length == segmentSize) {
            spare = oldest.bytes;
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

    /** A run of entries, one behind the other. */
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
