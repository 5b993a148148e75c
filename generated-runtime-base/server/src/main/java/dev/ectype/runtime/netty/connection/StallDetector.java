package dev.ectype.runtime.netty.connection;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOutboundBuffer;

/** Detects a peer that reads none of its pending output. */
public final class StallDetector {
    private final int limit;
    private long pending;
    private long progress;
    private int since;

    public StallDetector(int limit) {
        this.limit = limit;
    }

    /** Returns true if the peer has read no pending bytes for too long. */
    public boolean isReached(Channel channel, int tick) {
        ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
        long waiting = buffer == null ? 0 : buffer.totalPendingWriteBytes();
        long taken = buffer == null ? 0 : buffer.currentProgress();
        if (waiting == 0 || waiting != pending || taken != progress) {
            pending = waiting;
            progress = taken;
            since = tick;
            return false;
        }
        return tick - since >= limit;
    }
}
