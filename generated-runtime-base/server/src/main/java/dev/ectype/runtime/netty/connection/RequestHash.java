package dev.ectype.runtime.netty.connection;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Hashes the first line of a request, in which most requests differ. */
final class RequestHash {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long EACH = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;
    private static final long LINE_FEEDS = '\n' * EACH;
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private RequestHash() {}

    /** Returns the hash of the bytes up to the first line feed or the end. Bytes in the same eighth as the line feed do not count. */
    static int of(byte[] bytes, int from, int to) {
        long hash = 0;
        int at = from;
        while (at + Long.BYTES <= to) {
            long word = (long) LONG.get(bytes, at);
            long other = word ^ LINE_FEEDS;
            if ((other - EACH & ~other & HIGH) != 0) {
                break;
            }
            hash = (hash ^ word) * PRIME;
            hash ^= hash >>> 32;
            at += Long.BYTES;
        }
        return (int) hash;
    }
}
