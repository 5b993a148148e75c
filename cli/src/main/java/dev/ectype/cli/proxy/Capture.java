package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Body;
import io.netty.buffer.ByteBuf;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/** Keeps the beginning of a body that goes by. All captures together are bounded as well. */
final class Capture {
    private static final byte[] NOTHING = new byte[0];

    private final int most;
    private final AtomicLong budget;
    private byte[] kept = NOTHING;
    private int length;
    private long whole;

    /**
     * Makes one.
     *
     * @param budget how many bytes all captures may still take; what this one takes is given back by {@link #release}
     */
    Capture(int most, AtomicLong budget) {
        this.most = most;
        this.budget = budget;
    }

    void take(ByteBuf piece) {
        int more = piece.readableBytes();
        // Nothing behind a gap is kept.
        int room = whole == length ? Math.min(more, most - length) : 0;
        whole += more;
        if (room > 0 && grow(length + room)) {
            piece.getBytes(piece.readerIndex(), kept, length, room);
            length += room;
        }
    }

    private boolean grow(int needed) {
        if (needed <= kept.length) {
            return true;
        }
        int size = kept.length == 0 ? needed : Math.min(most, Math.max(needed, 2 * kept.length));
        if (budget.addAndGet(kept.length - (long) size) < 0) {
            budget.addAndGet(size - (long) kept.length);
            return false;
        }
        kept = Arrays.copyOf(kept, size);
        return true;
    }

    boolean isEmpty() {
        return whole == 0;
    }

    Body body() {
        return Body.cut(length == kept.length ? kept : Arrays.copyOf(kept, length), whole);
    }

    void release() {
        budget.addAndGet(kept.length);
        kept = NOTHING;
        length = 0;
    }
}
