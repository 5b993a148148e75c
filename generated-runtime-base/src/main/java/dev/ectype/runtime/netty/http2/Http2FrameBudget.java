package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.netty.connection.LoopContext;

/**
 * How many frames without content a client may send: so many a second, and more for what the server sends, because clients
 * acknowledge that with window updates and measure their bandwidth with pings.
 */
final class Http2FrameBudget {
    /** What a change of settings costs: it is acknowledged, and may change every stream. */
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

    /** Takes what a frame costs, or returns false where nothing is left. */
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

    /** The server sends a head or a piece of a body of that many bytes. */
    void earn(int bytes) {
        left += FRAMES_PER_PIECE + bytes / BYTES_PER_FRAME;
    }
}
