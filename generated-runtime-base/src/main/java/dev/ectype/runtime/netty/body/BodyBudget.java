package dev.ectype.runtime.netty.body;

import dev.ectype.runtime.netty.option.NettyOptions;

/** How many bytes of large request bodies an event loop may hold at once, whatever each of them is allowed. */
public final class BodyBudget {
    private long left;

    BodyBudget(long bytes) {
        left = bytes;
    }

    /** A quarter of the heap, shared equally by the event loops, but always room for one whole body. */
    public static BodyBudget of(NettyOptions options) {
        long share = Runtime.getRuntime().maxMemory() / 4 / options.loops();
        return new BodyBudget(Math.max(share, options.limits().bodyBytes()));
    }

    boolean take(int bytes) {
        if (bytes > left) {
            return false;
        }
        left -= bytes;
        return true;
    }

    void give(int bytes) {
        left += bytes;
    }
}
