package dev.ectype.runtime.netty.body;

import dev.ectype.runtime.netty.option.NettyOptions;

/** Limits the total bytes of large request bodies in one event loop, in addition to the limit of each body. */
public final class BodyBudget {
    private long left;

    BodyBudget(long bytes) {
        left = bytes;
    }

    /** Returns a quarter of the heap, shared equally by the event loops, but at least one whole body. */
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
