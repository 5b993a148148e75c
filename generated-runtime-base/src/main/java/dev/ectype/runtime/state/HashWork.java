package dev.ectype.runtime.state;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;

/** Some entries to be hashed one after the other, away from whoever writes. */
final class HashWork {
    private final long from;
    private final byte[] before;
    private final SegmentRing.EntryBytes[] entries;
    private final List<byte[]> hashes = new ArrayList<>();

    HashWork(long from, byte[] before, SegmentRing.EntryBytes[] entries) {
        this.from = from;
        this.before = before;
        this.entries = entries;
    }

    /** The ordinal of the first entry. */
    long from() {
        return from;
    }

    void run(MessageDigest digest) {
        byte[] last = before;
        for (SegmentRing.EntryBytes entry : entries) {
            last = HashChain.hash(digest, last, entry);
            hashes.add(last);
        }
    }

    List<byte[]> hashes() {
        return hashes;
    }
}
