package dev.ectype.runtime.netty.body;

import dev.ectype.runtime.http.ByteSlice;
import io.netty.buffer.ByteBuf;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects the body of one request up to its maximum size. */
public final class BodyBuffer {
    private static final int INITIAL = 4096;
    private static final int KEPT = 64 * 1024;

    private final int limit;
    private final BodyBudget budget;
    private byte[] array = new byte[INITIAL];
    private int size;
    private int charged;

    public BodyBuffer(int limit, BodyBudget budget) {
        this.limit = limit;
        this.budget = budget;
    }

    /** Appends a piece, or returns the refusal. */
    @Nullable
    public RequestRefusal append(ByteBuf piece) {
        int count = piece.readableBytes();
        RequestRefusal refusal = reserve(count);
        if (refusal == null) {
            piece.readBytes(array, size, count);
            size += count;
        }
        return refusal;
    }

    /** Appends a range of an array, or returns the refusal. */
    @Nullable
    public RequestRefusal append(byte[] bytes, int from, int count) {
        RequestRefusal refusal = reserve(count);
        if (refusal == null) {
            System.arraycopy(bytes, from, array, size, count);
            size += count;
        }
        return refusal;
    }

    private @Nullable RequestRefusal reserve(int count) {
        if (count > limit - size) {
            return RequestRefusal.BODY_TOO_LARGE;
        }
        int needed = size + count;
        return needed > array.length && !grow(needed) ? RequestRefusal.OVERLOADED : null;
    }

    private boolean grow(int needed) {
        int capacity = (int) Math.max(needed, Math.min(limit, array.length * 2L));
        int charge = capacity > KEPT ? capacity - charged : 0;
        if (!budget.take(charge)) {
            return false;
        }
        charged += charge;
        array = Arrays.copyOf(array, capacity);
        return true;
    }

    public ByteSlice view() {
        return size == 0 ? ByteSlice.EMPTY : new ByteSlice(array, 0, size);
    }

    /** Empties the buffer and returns true if it is small enough for reuse. */
    public boolean clear() {
        size = 0;
        budget.give(charged);
        charged = 0;
        return array.length <= KEPT;
    }
}
