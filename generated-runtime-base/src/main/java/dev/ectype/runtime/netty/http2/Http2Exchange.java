package dev.ectype.runtime.netty.http2;

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

/** One HTTP/2 stream while its request arrives and its reply leaves. */
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

    /** Passes on the body as it comes. */
    void bodyChunks(Http2BodyChunks open) {
        bodyChunks = open;
    }

    /** Where the body goes as it comes, or null where it is collected. */
    @Nullable
    Http2BodyChunks bodyChunks() {
        return bodyChunks;
    }

    /** Takes the compression off the body, or says why that cannot be. */
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

    /** Whether a reply has been begun, so that nothing more of the request matters. */
    boolean isAnswered() {
        return answered;
    }

    void answered() {
        answered = true;
    }

    /** Lets the reply wait: until a timer sends it, or for ever. */
    void held(@Nullable Future<?> until) {
        held = true;
        timer = until;
    }

    void released() {
        held = false;
        timer = null;
    }

    /** Whether a reply waits until it may be sent. */
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
     * Whether the body of the request takes too long. The streams of a connection share what the client can send, so that the
     * bodies of all of them count for each. Messages of a gRPC stream come when there are some, at no rate.
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
