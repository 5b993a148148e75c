package dev.ectype.runtime.netty.connection;

import io.netty.channel.Channel;
import java.time.Duration;

/** Measures the time that a connection waits for its client. */
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

    /** Returns true if the client has read nothing of its pending output for too long. Called once per sweep. */
    public boolean isStalled() {
        return stall.isReached(channel, loop.tick());
    }
}
