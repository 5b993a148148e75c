package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.Bytes;
import io.netty.buffer.ByteBuf;
import java.util.Arrays;

/** The body of one request while it arrives, never larger than allowed. */
final class BodyBuffer {
    private static final int INITIAL = 4096;
    private static final int KEPT = 64 * 1024;

    private final int limit;
    private byte[] array = new byte[INITIAL];
    private int size;

    BodyBuffer(int limit) {
        this.limit = limit;
    }

    /** Takes a piece, or says false when that would exceed the limit. */
    boolean append(ByteBuf piece) {
        int count = piece.readableBytes();
        if (count > limit - size) {
            return false;
        }
        int needed = size + count;
        if (needed > array.length) {
            long doubled = Math.max(needed, array.length * 2L);
            array = Arrays.copyOf(array, (int) Math.max(needed, Math.min(limit, doubled)));
        }
        piece.readBytes(array, size, count);
        size = needed;
        return true;
    }

    Bytes view() {
        return size == 0 ? Bytes.EMPTY : new Bytes(array, 0, size);
    }

    /** Empties the buffer and says whether it is small enough to be kept for another request. */
    boolean clear() {
        size = 0;
        return array.length <= KEPT;
    }
}
