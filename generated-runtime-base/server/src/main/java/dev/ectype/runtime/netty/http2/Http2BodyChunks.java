package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.BodyChunks;
import dev.ectype.runtime.http.ByteSlice;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Delivers the body of a request in chunks and buffers them until a listener is registered. */
final class Http2BodyChunks implements BodyChunks {
    private static final int MOST_EARLY = 1 << 20;

    private final Queue<ByteSlice> early = new ArrayDeque<>();
    private @Nullable Listener listener;
    private int waiting;
    private boolean ended;

    @Override
    public synchronized void listen(Listener hearing) {
        listener = hearing;
        for (ByteSlice piece = early.poll(); piece != null; piece = early.poll()) {
            hearing.chunk(piece);
        }
        if (ended) {
            hearing.end();
        }
    }

    /** Passes on a chunk; false if too many bytes wait for a listener. */
    synchronized boolean chunk(ByteBuf data) {
        if (ended || !data.isReadable()) {
            return true;
        }
        waiting += listener == null ? data.readableBytes() : 0;
        if (waiting > MOST_EARLY) {
            early.clear();
            return false;
        }
        ByteSlice piece = ByteSlice.of(ByteBufUtil.getBytes(data));
        if (listener == null) {
            early.add(piece);
        } else {
            listener.chunk(piece);
        }
        return true;
    }

    synchronized void end() {
        if (!ended) {
            ended = true;
            if (listener != null) {
                listener.end();
            }
        }
    }
}
