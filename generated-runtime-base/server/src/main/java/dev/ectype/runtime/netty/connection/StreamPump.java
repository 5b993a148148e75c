package dev.ectype.runtime.netty.connection;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import io.netty.util.concurrent.EventExecutor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Moves the pieces of a stream to a sink while the sink is ready and pieces are available. */
public final class StreamPump {
    private static final int PIECES_PER_TURN = 64;

    private final ContentStream stream;
    private final StreamSink sink;
    private final EventExecutor executor;
    private final AtomicBoolean woken = new AtomicBoolean();
    private final long length;
    private long sent;
    private boolean closed;
    private @Nullable Future<?> timer;

    public StreamPump(ContentStream stream, StreamSink sink, EventExecutor executor) {
        this.stream = stream;
        this.sink = sink;
        this.executor = executor;
        this.length = stream.length();
    }

    public void start() {
        try {
            stream.start(this::wake);
            long timeout = stream.timeout();
            if (timeout > 0) {
                timer = executor.schedule(() -> stop(ContentStream.Stop.TIMEOUT), timeout, TimeUnit.MILLISECONDS);
            }
        } catch (Throwable failure) {
            fail(failure);
            return;
        }
        run();
    }

    /** Stops the stream after the pieces that it still has. */
    public void stop(ContentStream.Stop reason) {
        if (!closed) {
            stream.stop(reason);
            run();
        }
    }

    private void wake() {
        if (woken.compareAndSet(false, true) && !executor.isShuttingDown()) {
            executor.execute(() -> {
                woken.set(false);
                run();
            });
        }
    }

    /** Sends the available pieces. Called again when the sink becomes ready. */
    public void run() {
        if (closed) {
            return;
        }
        try {
            int turns = 0;
            boolean more = true;
            while (more && !closed && sink.ready()) {
                more = step();
                if (more && ++turns == PIECES_PER_TURN) {
                    // An endless stream must not keep the loop from its other connections.
                    wake();
                    break;
                }
            }
            sink.flush();
        } catch (Throwable failure) {
            fail(failure);
        }
    }

    private boolean step() {
        ByteSlice piece = stream.next();
        if (piece == null) {
            if (length >= 0 && sent != length) {
                throw new IllegalStateException("a stream of " + length + " bytes ended after " + sent);
            }
            finish();
            return false;
        }
        sent += piece.size();
        if (length >= 0 && sent > length) {
            throw new IllegalStateException("a stream of " + length + " bytes gave " + sent);
        }
        if (!piece.isEmpty()) {
            sink.write(piece);
        }
        return !piece.isEmpty();
    }

    private void finish() {
        var trailers = stream.trailers();
        close();
        sink.end(trailers);
    }

    private void fail(Throwable failure) {
        if (!closed) {
            try {
                close();
            } finally {
                sink.failed(failure);
            }
        }
    }

    /** Closes the stream. Further calls do nothing. */
    public void close() {
        if (!closed) {
            closed = true;
            if (timer != null) {
                timer.cancel(false);
            }
            stream.close();
        }
    }
}
