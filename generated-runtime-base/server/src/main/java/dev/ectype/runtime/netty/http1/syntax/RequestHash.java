package dev.ectype.runtime.netty.http1.syntax;

/** Hashes the first line of a request, in which most requests differ. */
public final class RequestHash {
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private RequestHash() {}

    /** Returns the hash of the words of eight bytes up to the first one that may have a control character, such as the end of the line. */
    public static int of(byte[] bytes, int from, int to) {
        long hash = 0;
        int at = from;
        while (at + Long.BYTES <= to) {
            long word = Bytes.word(bytes, at);
            if (Bytes.mayHaveControl(word)) {
                break;
            }
            hash = (hash ^ word) * PRIME;
            hash ^= hash >>> 32;
            at += Long.BYTES;
        }
        return (int) hash;
    }
}
