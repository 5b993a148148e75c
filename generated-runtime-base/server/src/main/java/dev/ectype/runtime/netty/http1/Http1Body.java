package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.BodyBuffer;
import dev.ectype.runtime.netty.body.BodyDecompressor;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.LoopContext;
import org.jspecify.annotations.Nullable;

/** Reads the body of the current request into a buffer, which is taken at the first bytes. */
final class Http1Body {
    private final LoopContext loop;
    private final Http1Head head;
    private @Nullable BodyBuffer buffer;
    private int begun;
    private long received;

    Http1Body(LoopContext loop, Http1Head head) {
        this.loop = loop;
        this.head = head;
    }

    /** Measures the rate of the body from now on. */
    void begin() {
        begun = loop.tick();
        received = 0;
    }

    /** Returns true if the client exceeds the timeout of the body. */
    boolean isLate() {
        return loop.isLate(begun, received, true);
    }

    @Nullable
    RequestRefusal append(byte[] bytes, int from, int count) {
        received += count;
        BodyBuffer taken = buffer != null ? buffer : loop.takeBody();
        buffer = taken;
        return taken.append(bytes, from, count);
    }

    /** Sets the whole decompressed body of the request. */
    @Nullable
    RequestRefusal handTo(Http1Request request) {
        BodyBuffer received = buffer;
        if (received == null) {
            return null;
        }
        CharSequence encoding = head.encoding();
        if (encoding == null) {
            request.body(received.view());
            return null;
        }
        BodyBuffer inflated = loop.takeBody();
        RequestRefusal refusal = BodyDecompressor.inflate(received.view(), encoding, inflated);
        loop.giveBack(received);
        buffer = inflated;
        if (refusal == null) {
            request.body(inflated.view());
        }
        return refusal;
    }

    void release() {
        if (buffer != null) {
            loop.giveBack(buffer);
            buffer = null;
        }
    }
}
