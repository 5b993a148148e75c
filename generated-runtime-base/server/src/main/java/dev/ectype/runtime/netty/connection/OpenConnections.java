package dev.ectype.runtime.netty.connection;

import io.netty.channel.Channel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Limits the number of connections, replaces idle ones above the limit, and detects the end of the last one. */
public final class OpenConnections {
    /** The share of idle connections per search, so that a flood of new connections needs few searches. */
    private static final int SHARE = 16;

    private record Idle(ConnectionSlot slot, long since) {}

    private final int limit;
    private final Set<ConnectionSlot> slots = new LinkedHashSet<>();
    private final Queue<Idle> longestIdle = new ArrayDeque<>();

    public OpenConnections(int limit) {
        this.limit = limit;
    }

    /** Admits a connection until it closes; null if there are too many and none is idle. */
    @Nullable
    public ConnectionSlot admit(Channel channel, LoopContext loop) {
        ConnectionSlot slot = new ConnectionSlot(channel, loop);
        Idle replaced = null;
        synchronized (this) {
            if (slots.size() >= limit) {
                replaced = nextIdle();
                if (replaced == null) {
                    return null;
                }
                slots.remove(replaced.slot());
            }
            slots.add(slot);
        }
        if (replaced != null) {
            close(replaced);
        }
        channel.closeFuture().addListener(closed -> leave(slot));
        return slot;
    }

    /** Closes an idle connection. One with a new request stays, temporarily above the limit. */
    private void close(Idle idle) {
        idle.slot().closeIfIdleSince(idle.since(), () -> {
            synchronized (this) {
                slots.add(idle.slot());
            }
        });
    }

    private @Nullable Idle nextIdle() {
        Idle next = pollIdle();
        if (next == null) {
            findIdle();
            next = pollIdle();
        }
        return next;
    }

    /** Returns the longest idle connection of the last search. Later ones are idle for a shorter time. */
    private @Nullable Idle pollIdle() {
        Idle next = longestIdle.poll();
        while (next != null && (!slots.contains(next.slot()) || next.slot().idleSince() != next.since())) {
            next = longestIdle.poll();
        }
        return next;
    }

    private void findIdle() {
        List<Idle> idle = new ArrayList<>();
        for (ConnectionSlot slot : slots) {
            long since = slot.idleSince();
            if (since != ConnectionSlot.BUSY) {
                idle.add(new Idle(slot, since));
            }
        }
        // The sort is stable: for equal idle times the oldest connection comes first.
        idle.sort(Comparator.comparingLong(Idle::since));
        longestIdle.addAll(idle.subList(0, (idle.size() + SHARE - 1) / SHARE));
    }

    private synchronized void leave(ConnectionSlot slot) {
        slots.remove(slot);
        if (slots.isEmpty()) {
            notifyAll();
        }
    }

    /** Waits until none is left, but not longer than allowed. */
    public synchronized boolean awaitNone(Duration bound) throws InterruptedException {
        long end = System.nanoTime() + bound.toNanos();
        long left = bound.toNanos();
        while (!slots.isEmpty() && left > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
            left = end - System.nanoTime();
        }
        return slots.isEmpty();
    }
}
