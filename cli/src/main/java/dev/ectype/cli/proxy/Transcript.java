package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Body;
import dev.ectype.launcher.recording.ContentCoding;
import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.Header;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was said so far in one exchange. */
final class Transcript {
    private final ProxyLoop loop;
    private final Upstream upstream;
    private final HttpRequest asked;
    private final Capture sent;
    private final Capture came;
    private final long at = System.currentTimeMillis();
    private final long start = System.nanoTime();
    private int status;
    private List<Header> answeredWith = new ArrayList<>();

    Transcript(ProxyLoop loop, Upstream upstream, HttpRequest asked) {
        this.loop = loop;
        this.upstream = upstream;
        this.asked = asked;
        this.sent = loop.shared().capture();
        this.came = loop.shared().capture();
    }

    private int longestBody() {
        return loop.shared().options().longestBody();
    }

    Capture sent() {
        return sent;
    }

    Capture came() {
        return came;
    }

    /** Takes the head of the reply before it is made the client's own. */
    void answered(HttpResponse head) {
        status = head.status().code();
        answeredWith = Fields.recorded(head.headers());
    }

    void release() {
        sent.release();
        came.release();
    }

    /** The exchange as it is recorded. */
    Exchange exchange(@Nullable ProxyFault fault) {
        if (upstream.secured()) {
            // What a stream of HTTP/2 was made of it with is no field that anybody sent.
            Fields.removeThoseOfStreams(asked.headers());
        }
        List<Header> askedWith = Fields.recorded(asked.headers());
        Body request = ContentCoding.plain(sent.body(), askedWith, longestBody());
        String url = upstream.origin() + (asked.uri().startsWith("/") ? asked.uri() : "/" + asked.uri());
        RecordedRequest said = new RecordedRequest(asked.method().name(), url, askedWith, request);
        long took = (System.nanoTime() - start) / 1_000_000;
        return new Exchange(
                0, loop.calendar().text(at), said, reply(fault), took, fault == null ? null : fault.message());
    }

    private RecordedReply reply(@Nullable ProxyFault fault) {
        if (status != 0 || fault == null) {
            Body body = ContentCoding.plain(came.body(), answeredWith, longestBody());
            return new RecordedReply(status, answeredWith, body);
        }
        return fault.status() == 0
                ? new RecordedReply(0, List.of(), Body.NONE)
                : new RecordedReply(
                        fault.status(), List.of(new Header("content-type", "application/json")), Body.of(fault.body()));
    }
}
