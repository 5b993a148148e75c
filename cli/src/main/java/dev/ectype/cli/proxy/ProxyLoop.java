package dev.ectype.cli.proxy;

import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What the connections of one thread share: exchanges under way, and connections to servers that wait for another. */
final class ProxyLoop {
    private static final long LONGEST_REST = TimeUnit.MINUTES.toNanos(5);

    private final Shared shared;
    private final Dialer dialer;
    private final Connections connections = new Connections(this);
    private final List<Passage> passages = new ArrayList<>();
    private final Calendar calendar = new Calendar();
    private final Records records;

    ProxyLoop(Shared shared, EventLoop thread) {
        this.shared = shared;
        this.records = new Records(shared, thread);
        this.dialer = new Dialer(shared, thread);
        thread.scheduleAtFixedRate(this::look, 250, 250, TimeUnit.MILLISECONDS);
    }

    Shared shared() {
        return shared;
    }

    Calendar calendar() {
        return calendar;
    }

    Records records() {
        return records;
    }

    /** Counts an exchange in; gives its place among those under way, until {@link Passage#movedTo} tells another. */
    int began(Passage passage) {
        passages.add(passage);
        return passages.size() - 1;
    }

    /** Takes out the one at this place. */
    void ended(int place) {
        Passage last = passages.remove(passages.size() - 1);
        if (place < passages.size()) {
            passages.set(place, last);
            last.movedTo(place);
        }
    }

    private void look() {
        connections.closeThoseBefore(System.nanoTime() - LONGEST_REST);
        long latest = System.nanoTime() - shared.options().patience().toNanos();
        for (Passage each : new ArrayList<>(passages)) {
            each.breakOffIfAskedBefore(latest);
        }
    }

    /** Ends everything that is under way. */
    void end() {
        records.keepAll();
        for (Passage each : new ArrayList<>(passages)) {
            each.fail(ProxyFault.ended());
        }
        connections.closeThoseBefore(System.nanoTime());
    }

    Connections connections() {
        return connections;
    }

    Dialer dialer() {
        return dialer;
    }
}
