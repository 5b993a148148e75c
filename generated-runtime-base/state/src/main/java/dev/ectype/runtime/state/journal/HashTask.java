package dev.ectype.runtime.state.journal;

import java.security.MessageDigest;

/** Hashes a batch of journal entries on a background thread, without an object per entry. */
final class HashTask {
    private final long from;
    private final byte[][] arrays;
    private final int[] bounds;
    /** The hash before the first entry and those of all entries. */
    private final byte[] hashes;

    HashTask(long from, int count, byte[] before) {
        this.from = from;
        arrays = new byte[count][];
        bounds = new int[count * 2];
        hashes = new byte[(count + 1) * HashChain.SIZE];
        System.arraycopy(before, 0, hashes, 0, HashChain.SIZE);
    }

    void entry(int at, byte[] array, int start, int end) {
        arrays[at] = array;
        bounds[at * 2] = start;
        bounds[at * 2 + 1] = end;
    }

    /** Returns the ordinal of the first entry. */
    long from() {
        return from;
    }

    int count() {
        return arrays.length;
    }

    void run(MessageDigest digest) {
        for (int at = 0; at < arrays.length; at++) {
            int start = bounds[at * 2];
            digest.update(hashes, at * HashChain.SIZE, HashChain.SIZE);
            digest.update(arrays[at], start, bounds[at * 2 + 1] - start);
            HashChain.finish(digest, hashes, (at + 1) * HashChain.SIZE);
        }
    }

    /** Returns the hashes. The hash of an entry begins at {@link #offset}. */
    byte[] hashes() {
        return hashes;
    }

    static int offset(int at) {
        return (at + 1) * HashChain.SIZE;
    }
}
