package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.ExchangeRecorder;
import dev.ectype.cli.proxy.context.ProxyContext;
import dev.ectype.launcher.recording.CapturedExchange;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Batches the exchanges that end in one pass of an event loop into one call of the recorder. Responses complete after that call. */
final class RecordingQueue {
    /** From so many bytes of bodies on, another call costs little compared with the written data. */
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

    /** Receives the outcome for an exchange: recorded or not. */
    interface Listener {
        void recorded(boolean success);
    }

    /** Queues an exchange, which is recorded before this pass of the loop ends. */
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

    /** Records the queued exchanges and this one now; returns whether that succeeded. */
    boolean recordNow(CapturedExchange exchange) {
        flush();
        batch.add(exchange);
        return recordBatch();
    }

    /** Records the queued exchanges. */
    void flush() {
        if (listeners.isEmpty()) {
            return;
        }
        List<Listener> each = listeners;
        // The listeners may queue new exchanges.
        listeners = new ArrayList<>();
        bytes = 0;
        boolean kept = recordBatch();
        each.forEach(outcome -> outcome.recorded(kept));
    }

    /** Records the batch. A failure stops the recording and is reported to the user of the proxy. */
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
