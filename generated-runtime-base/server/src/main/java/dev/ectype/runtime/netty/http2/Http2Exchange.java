package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.body.BodyBuffer;
import dev.ectype.runtime.netty.body.BodyDecompressor;
import dev.ectype.runtime.netty.body.GrpcRefusal;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.StreamPump;
import io.netty.handler.codec.http2.Http2Stream;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Tracks one HTTP/2 stream from the arrival of its request to the end of its reply. */
final class Http2Exchange {
    private final Http2Stream stream;
    private final Request request;
    private @Nullable BodyBuffer body;
    private @Nullable Http2BodyChunks bodyChunks;
    private @Nullable StreamPump pump;
    private @Nullable Future<?> timer;
    private boolean held;
    private boolean answered;
    private boolean closed;
    private final int begun;
    private final long receivedBefore;
    private int since;

    /**
     * Begins a stream.
     *
     * @param receivedBefore the bytes of bodies that the connection had received until then
     */
    Http2Exchange(Http2Stream stream, Request request, int tick, long receivedBefore) {
        this.stream = stream;
        this.request = request;
        this.begun = tick;
        this.receivedBefore = receivedBefore;
        this.since = tick;
    }

    Http2Stream stream() {
        return stream;
    }

    Request request() {
        return request;
    }

    BodyBuffer body(LoopContext loop) {
        BodyBuffer known = body;
        if (known == null) {
            known = loop.takeBody();
            body = known;
        }
        return known;
    }

    @Nullable
    BodyBuffer body() {
        return body;
    }

    /** Sets the receiver of a streaming body. */
    void bodyChunks(Http2BodyChunks open) {
        bodyChunks = open;
    }

    /** Returns the receiver of a streaming body, or null for a collected one. */
    @Nullable
    Http2BodyChunks bodyChunks() {
        return bodyChunks;
    }

    /** Decompresses the body, or returns the refusal. */
    @Nullable
    RequestRefusal inflate(LoopContext loop) {
        BodyBuffer received = body;
        String encoding = received == null ? null : request.header("content-encoding");
        if (received == null || encoding == null) {
            return null;
        }
        BodyBuffer inflated = loop.takeBody();
        RequestRefusal refusal = BodyDecompressor.inflate(received.view(), encoding, inflated);
        loop.giveBack(received);
        body = inflated;
        return refusal;
    }

    void releaseBody(LoopContext loop) {
        BodyBuffer known = body;
        body = null;
        if (known != null) {
            loop.giveBack(known);
        }
    }

    /** Returns true if a reply has begun, so that further input is ignored. */
    boolean isAnswered() {
        return answered;
    }

    void answered() {
        answered = true;
    }

    /** Delays the reply until a timer sends it, or forever. */
    void held(@Nullable Future<?> until) {
        held = true;
        timer = until;
    }

    void released() {
        held = false;
        timer = null;
    }

    /** Returns true if a reply is delayed. */
    boolean isHeld() {
        return held;
    }

    void pump(StreamPump started) {
        pump = started;
    }

    void writable() {
        StreamPump running = pump;
        if (running != null) {
            running.run();
        }
    }

    /** Stops an endless stream, because the server stops. */
    void stop() {
        StreamPump running = pump;
        if (running != null) {
            running.stop(ContentStream.Stop.SHUTDOWN);
        }
    }

    boolean isClosed() {
        return closed;
    }

    void close(LoopContext loop) {
        closed = true;
        releaseBody(loop);
        Future<?> waiting = timer;
        if (waiting != null) {
            waiting.cancel(false);
        }
        StreamPump running = pump;
        pump = null;
        if (running != null) {
            running.close();
        }
    }

    void progressed(int tick) {
        since = tick;
    }

    /**
     * Returns true if the body of the request takes too long. The streams of a connection share its bandwidth, so the bodies of
     * all streams count for each. gRPC streams have no minimum rate.
     */
    boolean isLate(LoopContext loop, long received) {
        String type = request.header("content-type");
        boolean paced = type == null || !GrpcRefusal.takes(type);
        boolean silent =
                loop.tick() - since > loop.ticks(loop.options().timeouts().body());
        return silent || loop.isLate(begun, received - receivedBefore, paced);
    }

    int since() {
        return since;
    }
}
