package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.connection.ClientWaitTimer;
import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.option.Timeouts;
import io.netty.channel.Channel;

/** Measures the time that an HTTP/1 connection waits for its client, and marks idle connections. */
final class Http1Timer {
    private final ConnectionSlot slot;
    private final Timeouts timeouts;
    private final ClientWaitTimer waiting;
    private final Http1RequestReader reader;
    private boolean first = true;

    Http1Timer(ConnectionSlot slot, Channel channel, Http1RequestReader reader) {
        this.slot = slot;
        this.timeouts = slot.loop().options().timeouts();
        this.waiting = new ClientWaitTimer(slot, channel);
        this.reader = reader;
    }

    /** Records that a request has begun. */
    void busy() {
        slot.busy();
        first = false;
    }

    /** Waits for the next request from now on. */
    void idle() {
        slot.idle();
        waiting.restart();
    }

    /** Records the first bytes of a request. The time for the first head of a connection includes the wait for these bytes. */
    void headBegun() {
        if (!first) {
            waiting.restart();
        }
    }

    void restart() {
        waiting.restart();
    }

    /** Does not count the time until now, because the client was not to send anything. */
    void pause() {
        waiting.restart();
        reader.restartBody();
    }

    /** Returns true if the client has read nothing of its pending output for too long. Called once per sweep. */
    boolean isStalled() {
        return waiting.isStalled();
    }

    /** Returns true if the client exceeds the timeout of a phase. */
    boolean isTooLate(Http1Phase phase) {
        return waiting.isLongerThan(first ? timeouts.header() : phase.patience(timeouts))
                || phase == Http1Phase.BODY && reader.isBodyLate();
    }
}
