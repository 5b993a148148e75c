package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Exchange;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What one thread records: all that ends in one pass of its loop is kept by one call, and goes on only then. */
final class Records {
    /** Beyond so many bytes of bodies a call more costs nothing beside what it writes. */
    private static final int MOST = 256 << 10;

    private final Shared shared;
    private final EventLoop thread;
    private final Recorder.Batch batch;
    private List<Outcome> outcomes = new ArrayList<>();
    private long bytes;

    Records(Shared shared, EventLoop thread) {
        this.shared = shared;
        this.thread = thread;
        this.batch = shared.recorder().batch();
    }

    /** What becomes of an exchange once it is known whether it is kept. */
    interface Outcome {
        void tell(boolean kept);
    }

    /** Keeps an exchange before this pass of the loop is over. */
    void keep(Exchange exchange, Outcome outcome) {
        if (outcomes.isEmpty()) {
            thread.execute(this::keepAll);
        }
        batch.add(exchange);
        outcomes.add(outcome);
        bytes += exchange.request().body().bytes().length
                + exchange.reply().body().bytes().length;
        if (bytes > MOST) {
            keepAll();
        }
    }

    /** Keeps an exchange now, behind those that wait; tells whether it is kept. */
    boolean keepNow(Exchange exchange) {
        keepAll();
        batch.add(exchange);
        return areKept();
    }

    /** Keeps those that wait. */
    void keepAll() {
        if (outcomes.isEmpty()) {
            return;
        }
        List<Outcome> each = outcomes;
        // What is told may bring new ones.
        outcomes = new ArrayList<>();
        bytes = 0;
        boolean kept = areKept();
        each.forEach(outcome -> outcome.tell(kept));
    }

    /** If not, nothing more is recorded, and whoever runs the proxy is told. */
    private boolean areKept() {
        try {
            batch.record();
            return true;
        } catch (IOException full) {
            shared.broken(full);
            return false;
        }
    }
}
