package dev.ectype.runtime.netty;

import io.netty.channel.Channel;
import java.time.Duration;

/** How long a connection has been waiting for its client. */
final class Waiting {
    private final Loop loop;
    private final Channel channel;
    private final Stall stall;
    private int since;

    /** Waits from the moment at which the connection was accepted. */
    Waiting(ConnectionSlot slot, Channel channel) {
        this.loop = slot.loop();
        this.channel = channel;
        this.stall = new Stall(loop.ticks(loop.options().timeouts().write()));
        this.since = slot.accepted();
    }

    void restart() {
        since = loop.tick();
    }

    boolean isLongerThan(Duration allowed) {
        return loop.tick() - since > loop.ticks(allowed);
    }

    /** Whether the client has taken nothing of what waits for it for too long; asked once in every sweep. */
    boolean isStalled() {
        return stall.isReached(channel, loop.tick());
    }
}
