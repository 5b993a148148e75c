package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.netty.connection.LoopContext;

/**
 * Limits the frames without content from a client: a number per second, plus more for each sent frame, because clients
 * acknowledge data with window updates and measure their bandwidth with pings.
 */
final class Http2FrameBudget {
    /** The cost of a change of settings, which needs an acknowledgement and may change every stream. */
    static final int SETTINGS = 10;

    private static final int FRAMES_PER_PIECE = 4;
    private static final int BYTES_PER_FRAME = 256;

    private final LoopContext loop;
    private final int most;
    private long left;
    private int tick;

    Http2FrameBudget(LoopContext loop) {
        this.loop = loop;
        this.most = loop.options().limits().controlFramesPerSecond();
        this.left = most;
        this.tick = loop.tick();
    }

    /** Spends the cost of a frame, or returns false if the budget is exhausted. */
    boolean spend(int cost) {
        int now = loop.tick();
        if (now != tick) {
            long earned = Math.max(1, loop.millis(now - tick) * most / 1000);
            left = Math.max(left, Math.min(most, left + earned));
            tick = now;
        }
        left -= cost;
        return left >= 0;
    }

    /** Adds to the budget for a head or a part of a body that the server sends. */
    void earn(int bytes) {
        left += FRAMES_PER_PIECE + bytes / BYTES_PER_FRAME;
    }
}
