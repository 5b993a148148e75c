package dev.ectype.runtime.netty;

import io.netty.channel.Channel;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Counts connections, to refuse too many and to know when the last one has gone. */
final class OpenConnections {
    private final int limit;
    private int count;

    OpenConnections(int limit) {
        this.limit = limit;
    }

    /** Counts the connection until it closes, or says that there are too many. */
    boolean admit(Channel channel) {
        synchronized (this) {
            if (count >= limit) {
                return false;
            }
            count++;
        }
        channel.closeFuture().addListener(closed -> leave());
        return true;
    }

    private synchronized void leave() {
        count--;
        if (count == 0) {
            notifyAll();
        }
    }

    /** Waits until none is left, but not longer than allowed. */
    synchronized boolean awaitNone(Duration bound) throws InterruptedException {
        long end = System.nanoTime() + bound.toNanos();
        long left = bound.toNanos();
        while (count > 0 && left > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
            left = end - System.nanoTime();
        }
        return count == 0;
    }
}
