package dev.ectype.cli.proxy.context;

import dev.ectype.launcher.recording.RecordedBody;
import io.netty.buffer.ByteBuf;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/** Captures the beginning of a forwarded body, within a budget that all captures share. */
public final class BodyCapture {
    private static final byte[] NOTHING = new byte[0];

    private final int limit;
    private final AtomicLong budget;
    private byte[] bytes = NOTHING;
    private int length;
    private long totalLength;

    /**
     * Creates a capture.
     *
     * @param budget the bytes that all captures may still use; {@link #release} returns the bytes of this one
     */
    BodyCapture(int limit, AtomicLong budget) {
        this.limit = limit;
        this.budget = budget;
    }

    public void append(ByteBuf chunk) {
        int more = chunk.readableBytes();
        // After a gap, nothing more is captured.
        int room = totalLength == length ? Math.min(more, limit - length) : 0;
        totalLength += more;
        if (room > 0 && grow(length + room)) {
            chunk.getBytes(chunk.readerIndex(), bytes, length, room);
            length += room;
        }
    }

    private boolean grow(int needed) {
        if (needed <= bytes.length) {
            return true;
        }
        int size = bytes.length == 0 ? needed : Math.min(limit, Math.max(needed, 2 * bytes.length));
        if (budget.addAndGet(bytes.length - (long) size) < 0) {
            budget.addAndGet(size - (long) bytes.length);
            return false;
        }
        bytes = Arrays.copyOf(bytes, size);
        return true;
    }

    public boolean isEmpty() {
        return totalLength == 0;
    }

    public RecordedBody body() {
        return RecordedBody.cut(length == bytes.length ? bytes : Arrays.copyOf(bytes, length), totalLength);
    }

    public void release() {
        budget.addAndGet(bytes.length);
        bytes = NOTHING;
        length = 0;
    }
}
