package dev.ectype.runtime.netty.connection;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOutboundBuffer;

/** Notices that a peer takes nothing of what waits to be written to it. */
public final class StallDetector {
    private final int limit;
    private long pending;
    private long progress;
    private int since;

    public StallDetector(int limit) {
        this.limit = limit;
    }

    /** Whether bytes have been waiting for too long without any of them being taken. */
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
