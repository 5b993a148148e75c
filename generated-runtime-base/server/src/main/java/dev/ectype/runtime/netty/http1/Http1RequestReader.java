package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.RequestTarget;
import dev.ectype.runtime.netty.http1.syntax.ScannedHead;
import io.netty.handler.codec.http2.Http2Settings;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Reads the requests of an HTTP/1 connection one after the other, and finds reasons to refuse them. */
final class Http1RequestReader {
    private final ScannedHead fields;
    private final Http1Head head;
    private final Http1Body body;
    private final Http1Request request;

    Http1RequestReader(LoopContext loop, Http1Input input, InetSocketAddress peer, boolean secure) {
        this.fields = input.head();
        this.head = input.framing();
        this.body = new Http1Body(loop, head);
        this.request = new Http1Request(fields, peer, secure);
    }

    /** Returns the current request, the same object for all requests of the connection. */
    Http1Request request() {
        return request;
    }

    /** Returns the head of the current request. */
    Http1Head head() {
        return head;
    }

    /** Reads the head of the next request. Returns the reason to refuse it, or null. */
    @Nullable
    RequestRefusal begin() {
        RequestRefusal refusal = head.read();
        String method = fields.method();
        String target = fields.target();
        String origin = refusal == null ? RequestTarget.origin(method, target, head.host()) : null;
        request.begin(method, origin == null ? target : origin);
        if (origin == null) {
            return refusal != null ? refusal : RequestRefusal.TARGET;
        }
        body.begin();
        return null;
    }

    /** Reads a part of the body. Returns the reason to refuse the request, or null. */
    @Nullable
    RequestRefusal append(byte[] bytes, int from, int count) {
        return body.append(bytes, from, count);
    }

    /** Adds the whole body to the request. Returns the reason to refuse the request, or null. */
    @Nullable
    RequestRefusal finish() {
        return body.handTo(request);
    }

    /** Returns the settings with which the whole request asks for HTTP/2, or null. */
    @Nullable
    Http2Settings upgrade() {
        return head.requestsUpgrade() && !request.secure() ? Http2UpgradeRequest.settings(request) : null;
    }

    /** Measures the rate of the body from now on. */
    void restartBody() {
        body.begin();
    }

    /** Returns true if the client exceeds the timeout of the body. */
    boolean isBodyLate() {
        return body.isLate();
    }

    /** Ends the current request and releases its body. */
    void release() {
        request.end();
        body.release();
    }
}
