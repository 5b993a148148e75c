package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.ExchangeRecorder;
import dev.ectype.cli.proxy.context.ProxyContext;
import dev.ectype.launcher.recording.CapturedExchange;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What one thread records: all that ends in one pass of its loop is kept by one call, and goes on only then. */
final class RecordingQueue {
    /** Beyond so many bytes of bodies a call more costs nothing beside what it writes. */
    private static final int MOST = 256 << 10;

    private final ProxyContext shared;
    private final EventLoop thread;
    private final ExchangeRecorder.Batch batch;
    private List<Listener> listeners = new ArrayList<>();
    private long bytes;

    RecordingQueue(ProxyContext shared, EventLoop thread) {
        this.shared = shared;
        this.thread = thread;
        this.batch = shared.recorder().batch();
    }

    /** What becomes of an exchange once it is known whether it is kept. */
    interface Listener {
        void recorded(boolean kept);
    }

    /** Keeps an exchange before this pass of the loop is over. */
    void enqueue(CapturedExchange exchange, Listener outcome) {
        if (listeners.isEmpty()) {
            thread.execute(this::flush);
        }
        batch.add(exchange);
        listeners.add(outcome);
        bytes += exchange.request().body().bytes().length
                + exchange.reply().body().bytes().length;
        if (bytes > MOST) {
            flush();
        }
    }

    /** Keeps an exchange now, behind those that wait; tells whether it is kept. */
    boolean recordNow(CapturedExchange exchange) {
        flush();
        batch.add(exchange);
        return recordBatch();
    }

    /** Keeps those that wait. */
    void flush() {
        if (listeners.isEmpty()) {
            return;
        }
        List<Listener> each = listeners;
        // What is told may bring new ones.
        listeners = new ArrayList<>();
        bytes = 0;
        boolean kept = recordBatch();
        each.forEach(outcome -> outcome.recorded(kept));
    }

    /** If not, nothing more is recorded, and whoever runs the proxy is told. */
    private boolean recordBatch() {
        try {
            batch.record();
            return true;
        } catch (IOException full) {
            shared.recordingFailed(full);
            return false;
        }
    }
}
