package dev.ectype.runtime.netty.connection;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOutboundBuffer;
import java.util.concurrent.atomic.AtomicLong;

/** Counts a connection against the server's maximum and records the start of its idle time. */
public final class ConnectionSlot {
    static final long BUSY = Long.MAX_VALUE;

    private final Channel channel;
    private final LoopContext loop;
    private final int accepted;
    private final AtomicLong idleSince;

    ConnectionSlot(Channel channel, LoopContext loop) {
        this.channel = channel;
        this.loop = loop;
        this.accepted = loop.tick();
        this.idleSince = new AtomicLong(loop.now());
    }

    public LoopContext loop() {
        return loop;
    }

    /** The tick of the loop in which the connection was accepted. */
    int accepted() {
        return accepted;
    }

    /** Marks the start of a request. Other threads may see it late, so that the write needs no barrier. */
    public void busy() {
        idleSince.lazySet(BUSY);
    }

    /** The last request has been answered. */
    public void idle() {
        idleSince.lazySet(loop.now());
    }

    /** Returns the start of the idle time without open requests, else {@link #BUSY}. */
    long idleSince() {
        ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
        return buffer != null && buffer.totalPendingWriteBytes() > 0 ? BUSY : idleSince.get();
    }

    /** Closes the connection unless a request has begun in the meantime. */
    void closeIfIdleSince(long noted, Runnable otherwise) {
        channel.eventLoop().execute(() -> {
            if (idleSince() == noted) {
                channel.close();
            } else if (channel.isOpen()) {
                otherwise.run();
            }
        });
    }
}
