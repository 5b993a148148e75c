package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.BodyCapture;
import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.cli.proxy.message.ProxyError;
import dev.ectype.cli.proxy.message.ProxyHeaders;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ContentCoding;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the request and the response of one exchange for the recorder. */
final class Transcript {
    private final ProxyLoop loop;
    private final Upstream upstream;
    private final HttpRequest requestHead;
    private final BodyCapture requestBody;
    private final BodyCapture responseBody;
    private final long startMillis = System.currentTimeMillis();
    private final long startNanos = System.nanoTime();
    private int status;
    private List<RecordedHeader> responseHeaders = new ArrayList<>();

    Transcript(ProxyLoop loop, Upstream upstream, HttpRequest head) {
        this.loop = loop;
        this.upstream = upstream;
        this.requestHead = head;
        this.requestBody = loop.context().capture();
        this.responseBody = loop.context().capture();
    }

    /** Returns the start of the exchange as {@link System#nanoTime}. */
    long startNanos() {
        return startNanos;
    }

    private int longestBody() {
        return loop.context().options().maxRecordedBody();
    }

    BodyCapture requestBody() {
        return requestBody;
    }

    BodyCapture responseBody() {
        return responseBody;
    }

    /** Stores the head of the response before the proxy rewrites it for the client. */
    void receivedHead(HttpResponse head) {
        status = head.status().code();
        responseHeaders = loop.headers().capture(head.headers());
    }

    void release() {
        requestBody.release();
        responseBody.release();
    }

    /** Builds the exchange for the recorder. */
    CapturedExchange exchange(@Nullable ProxyError error) {
        if (upstream.secured()) {
            // Netty's own fields for HTTP/2 streams were never sent.
            ProxyHeaders.removeHttp2StreamFields(requestHead.headers());
        }
        List<RecordedHeader> requestHeaders = loop.headers().capture(requestHead.headers());
        RecordedBody request = ContentCoding.plain(requestBody.body(), requestHeaders, longestBody());
        String target = requestHead.uri();
        String url = upstream.origin().concat(target.startsWith("/") ? target : "/" + target);
        RecordedRequest recordedRequest =
                new RecordedRequest(requestHead.method().name(), url, requestHeaders, request);
        long took = (System.nanoTime() - startNanos) / 1_000_000;
        return new CapturedExchange(
                0,
                loop.timestamps().format(startMillis),
                recordedRequest,
                reply(error),
                took,
                error == null ? null : error.message());
    }

    private RecordedReply reply(@Nullable ProxyError error) {
        if (status != 0 || error == null) {
            RecordedBody body = ContentCoding.plain(responseBody.body(), responseHeaders, longestBody());
            return new RecordedReply(status, responseHeaders, body);
        }
        return error.status() == 0
                ? new RecordedReply(0, List.of(), RecordedBody.NONE)
                : new RecordedReply(
                        error.status(),
                        List.of(new RecordedHeader("content-type", "application/json")),
                        RecordedBody.of(error.body()));
    }
}
