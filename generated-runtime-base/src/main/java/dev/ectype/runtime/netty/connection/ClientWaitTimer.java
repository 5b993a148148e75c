package dev.ectype.runtime.netty.connection;

import io.netty.channel.Channel;
import java.time.Duration;

/** How long a connection has been waiting for its client. */
public final class ClientWaitTimer {
    private final LoopContext loop;
    private final Channel channel;
    private final StallDetector stall;
    private int since;

    /** Waits from the moment at which the connection was accepted. */
    public ClientWaitTimer(ConnectionSlot slot, Channel channel) {
        this.loop = slot.loop();
        this.channel = channel;
        this.stall = new StallDetector(loop.ticks(loop.options().timeouts().write()));
        this.since = slot.accepted();
    }

    public void restart() {
        since = loop.tick();
    }

    public boolean isLongerThan(Duration allowed) {
        return loop.tick() - since > loop.ticks(allowed);
    }

    /** Whether the client has taken nothing of what waits for it for too long; asked once in every sweep. */
    public boolean isStalled() {
        return stall.isReached(channel, loop.tick());
    }
}
