package dev.ectype.runtime.state.journal;

import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Chains the hashes of journal entries, so that a changed entry invalidates all later ones. It lags behind the writes,
 * so that no writer waits for it.
 */
final class HashChain {
    static final int SIZE = 32;

    private @Nullable MessageDigest digest;
    private byte[] hashes = new byte[0];
    private final byte[] last = new byte[SIZE];
    private long hashed;

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** Returns the digest for use under the journal's lock. Its first creation takes a new JVM ten milliseconds or more. */
    private MessageDigest digest() {
        MessageDigest made = digest == null ? sha256() : digest;
        digest = made;
        return made;
    }

    /** Returns the ordinal of the first entry without a hash. */
    long hashed() {
        return hashed;
    }

    /** Hashes everything before an ordinal. */
    void hashUpTo(long ordinal, SegmentRing ring) {
        while (hashed < ordinal) {
            add(hash(digest(), last, ring.bytes(hashed)), 0, ring);
        }
    }

    /** Creates a task for unhashed entries. It runs independently of this journal. */
    HashTask work(SegmentRing ring, int most) {
        long end = Math.min(ring.next(), hashed + most);
        HashTask work = new HashTask(hashed, (int) (end - hashed), last);
        for (int at = 0; at < work.count(); at++) {
            ring.copyTo(hashed + at, at, work);
        }
        return work;
    }

    /** Adds the result of a task, unless another thread was faster and the entries may be evicted. */
    void accept(HashTask work, SegmentRing ring) {
        if (work.from() == hashed) {
            for (int at = 0; at < work.count(); at++) {
                add(work.hashes(), HashTask.offset(at), ring);
            }
        }
    }

    /** Returns the hash of a hashed and journaled entry. */
    String of(long ordinal) {
        return HexFormat.of().formatHex(stored(ordinal));
    }

    private byte[] stored(long ordinal) {
        int at = slot(ordinal);
        return Arrays.copyOfRange(hashes, at, at + SIZE);
    }

    /** Returns the first journaled entry that does not match its hash, or -1. */
    long broken(SegmentRing ring) {
        hashUpTo(ring.next(), ring);
        for (long ordinal = ring.first(); ordinal < ring.next(); ordinal++) {
            byte[] before = ordinal == 0 ? new byte[SIZE] : stored(ordinal - 1);
            if (!Arrays.equals(hash(digest(), before, ring.bytes(ordinal)), stored(ordinal))) {
                return ordinal;
            }
        }
        return -1;
    }

    static byte[] hash(MessageDigest digest, byte[] before, SegmentRing.EntryBytes entry) {
        digest.update(before);
        digest.update(entry.array(), entry.from(), entry.to() - entry.from());
        return digest.digest();
    }

    static void finish(MessageDigest digest, byte[] hashes, int at) {
        try {
            digest.digest(hashes, at, SIZE);
        } catch (DigestException impossible) {
            throw new IllegalStateException("the buffer has room for a hash", impossible);
        }
    }

    private void add(byte[] from, int at, SegmentRing ring) {
        // The hash before the oldest entry stays for the check of that entry.
        long first = Math.max(0, Math.min(ring.first(), hashed) - 1);
        int needed = Math.toIntExact(hashed - first + 1);
        if (needed * SIZE > hashes.length) {
            grow(first, Integer.highestOneBit(needed) * 2);
        }
        System.arraycopy(from, at, hashes, slot(hashed), SIZE);
        System.arraycopy(from, at, last, 0, SIZE);
        hashed++;
    }

    private void grow(long first, int entries) {
        byte[] smaller = hashes;
        byte[] larger = new byte[entries * SIZE];
        int mask = smaller.length / SIZE - 1;
        for (long ordinal = first; ordinal < hashed && smaller.length > 0; ordinal++) {
            int to = (int) (ordinal & (entries - 1)) * SIZE;
            System.arraycopy(smaller, (int) (ordinal & mask) * SIZE, larger, to, SIZE);
        }
        hashes = larger;
    }

    private int slot(long ordinal) {
        return (int) (ordinal & (hashes.length / SIZE - 1)) * SIZE;
    }
}
