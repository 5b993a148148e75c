package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.BodyBuffer;
import dev.ectype.runtime.netty.body.BodyDecompressor;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.LoopContext;
import io.netty.buffer.ByteBuf;
import org.jspecify.annotations.Nullable;

/** The body of the request that is being read, in a buffer that is taken when its first bytes come. */
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

    /** Whether the client takes longer for the body than it may. */
    boolean isLate() {
        return loop.isLate(begun, received, true);
    }

    @Nullable
    RequestRefusal append(ByteBuf bytes) {
        received += bytes.readableBytes();
        if (!bytes.isReadable()) {
            return null;
        }
        BodyBuffer taken = buffer != null ? buffer : loop.takeBody();
        buffer = taken;
        return taken.append(bytes);
    }

    /** Gives the request the whole body as it was before it was compressed. */
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
