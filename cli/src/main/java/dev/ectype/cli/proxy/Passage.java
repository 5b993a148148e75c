package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Body;
import dev.ectype.launcher.recording.ContentCoding;
import dev.ectype.launcher.recording.Exchange;
import dev.ectype.launcher.recording.Header;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One request on its way to the server, and its reply on the way back. */
final class Passage {
    private static final List<HttpMethod> REPEATABLE =
            List.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS, HttpMethod.PUT, HttpMethod.DELETE);

    private final ClientSide client;
    private final ProxyLoop loop;
    private final Upstream upstream;
    private final HttpRequest asked;
    private final Capture sent;
    private final Capture came;
    private final Instant at = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    private final long start = System.nanoTime();
    private @Nullable UpstreamSide server;
    private @Nullable HttpResponse answered;
    private List<Header> answeredWith = List.of();
    private boolean reused;
    private boolean requestEnded;
    private boolean interim;
    private boolean lasting;
    private boolean over;
    private long waitingSince = start;

    /** Takes a request as it is to be sent. */
    Passage(ClientSide client, ProxyLoop loop, Upstream upstream, HttpRequest asked) {
        this.client = client;
        this.loop = loop;
        this.upstream = upstream;
        this.asked = asked;
        this.sent = loop.shared().capture();
        this.came = loop.shared().capture();
    }

    void begin() {
        loop.began(this);
        UpstreamSide idle = loop.idle(upstream, !isRepeatable());
        if (idle == null) {
            loop.connect(upstream, this);
        } else {
            connected(idle, true);
        }
    }

    private boolean isRepeatable() {
        return REPEATABLE.contains(asked.method())
                && !HttpUtil.isTransferEncodingChunked(asked)
                && HttpUtil.getContentLength(asked, 0L) == 0;
    }

    void connected(UpstreamSide connection, boolean old) {
        if (over) {
            connection.close();
            return;
        }
        server = connection;
        reused = old;
        connection.serve(this);
        connection.write(asked);
        connection.read();
        if (requestEnded) {
            // The request had gone over a connection that was closed meanwhile.
            connection.write(LastHttpContent.EMPTY_LAST_CONTENT);
            connection.flush();
        } else {
            // The head goes out with what is there of its body.
            client.pump();
        }
    }

    /** Whether more of the request can go to the server now. */
    boolean takesMore() {
        return server != null && server.isWritable();
    }

    void send(HttpContent piece) {
        sent.take(piece.content());
        requestEnded |= piece instanceof LastHttpContent;
        waitingSince = System.nanoTime();
        if (server == null) {
            piece.release();
        } else {
            server.write(piece);
        }
    }

    void flush() {
        if (server != null) {
            server.flush();
        }
    }

    boolean isRequestEnded() {
        return requestEnded;
    }

    void serverTakesMore() {
        client.pump();
    }

    void clientTakesMore() {
        if (server != null) {
            server.read();
        }
    }

    void received(Object message) {
        if (over || !(message instanceof HttpObject read)) {
            ReferenceCountUtil.release(message);
            return;
        }
        if (read.decoderResult().isFailure()) {
            ReferenceCountUtil.release(message);
            fail(ProxyFault.garbled(upstream, read.decoderResult().cause()));
            return;
        }
        if (message instanceof HttpResponse head) {
            begun(head);
        }
        if (message instanceof HttpContent piece) {
            received(piece);
        }
    }

    private void begun(HttpResponse head) {
        int code = head.status().code();
        interim = code < 200 && code != 101;
        if (interim) {
            client.goOn(code);
            return;
        }
        answered = head;
        // The head is made the client's own from here on.
        lasting = HttpUtil.isKeepAlive(head) && isFramed(head);
        answeredWith = Fields.recorded(head.headers());
        client.begin(head, requestEnded);
    }

    private void received(HttpContent piece) {
        if (interim) {
            piece.release();
        } else {
            came.take(piece.content());
            if (piece instanceof LastHttpContent last) {
                finish(last);
            } else {
                client.write(piece);
            }
        }
    }

    /** What is kept before the last piece goes out was kept before the client has its reply. */
    private void finish(LastHttpContent last) {
        HttpResponse head = answered;
        UpstreamSide connection = server;
        boolean upgraded = head != null && head.status().code() == 101;
        if (head == null || connection == null || upgraded && !loop.records().keepNow(exchange(null))) {
            end();
            goOn(last, false);
        } else if (upgraded) {
            end();
            client.upgrade(last, connection);
        } else {
            Exchange exchange = exchange(null);
            end();
            if (lasting && requestEnded) {
                connection.rest();
            } else {
                connection.close();
            }
            loop.records().keep(exchange, kept -> goOn(last, kept));
        }
    }

    private void goOn(LastHttpContent last, boolean kept) {
        if (kept) {
            client.finish(last);
        } else {
            last.release();
            client.breakOff();
        }
    }

    /** A reply without a length lasts until the connection is closed. */
    private boolean isFramed(HttpResponse head) {
        int code = head.status().code();
        return HttpUtil.isTransferEncodingChunked(head)
                || HttpUtil.isContentLengthSet(head)
                || code == 204
                || code == 304
                || asked.method().equals(HttpMethod.HEAD);
    }

    /** All that was there has been read: more is only when the client has taken it. */
    void receivedAll() {
        client.flush();
        if (!over && server != null && client.isWritable()) {
            server.read();
        }
    }

    void serverClosed() {
        server = null;
        if (over) {
            return;
        }
        if (reused && answered == null && isRepeatable()) {
            reused = false;
            loop.connect(upstream, this);
        } else {
            fail(ProxyFault.closed(upstream));
        }
    }

    void clientClosed() {
        if (!over) {
            fail(ProxyFault.clientGone());
        }
    }

    void breakOffIfAskedBefore(long latest) {
        if (requestEnded && answered == null && waitingSince - latest < 0) {
            fail(ProxyFault.late(upstream, loop.shared().options().patience().toSeconds()));
        }
    }

    /** Ends it without the server: the client is told as far as it has not been answered already. */
    void fail(ProxyFault fault) {
        if (over) {
            return;
        }
        UpstreamSide connection = server;
        boolean kept = loop.records().keepNow(exchange(fault));
        end();
        if (connection != null) {
            connection.close();
        }
        if (answered == null && kept) {
            client.refuse(fault, requestEnded);
        } else {
            client.breakOff();
        }
    }

    private void end() {
        over = true;
        server = null;
        loop.ended(this);
        sent.release();
        came.release();
    }

    private Exchange exchange(@Nullable ProxyFault fault) {
        List<Header> askedWith = new ArrayList<>(Fields.recorded(asked.headers()));
        Body request = plain(sent.body(), askedWith);
        String url = upstream.origin() + (asked.uri().startsWith("/") ? asked.uri() : "/" + asked.uri());
        RecordedRequest said = new RecordedRequest(asked.method().name(), url, askedWith, request);
        return new Exchange(
                0,
                at.toString(),
                said,
                reply(fault),
                (System.nanoTime() - start) / 1_000_000,
                fault == null ? null : fault.message());
    }

    private RecordedReply reply(@Nullable ProxyFault fault) {
        if (answered == null && fault != null && fault.status() == 0) {
            return new RecordedReply(0, List.of(), Body.NONE);
        }
        if (answered == null && fault != null) {
            return new RecordedReply(
                    fault.status(), List.of(new Header("content-type", "application/json")), Body.of(fault.body()));
        }
        List<Header> headers = new ArrayList<>(answeredWith);
        Body body = plain(came.body(), headers);
        return new RecordedReply(answered == null ? 0 : answered.status().code(), headers, body);
    }

    /** The body without its compression, where that can be undone; the fields then are those of the plain one. */
    private Body plain(Body body, List<Header> headers) {
        String coding = Header.first(headers, "content-encoding");
        if (coding == null || body.isEmpty() || body.isCut()) {
            return body;
        }
        Body plain = ContentCoding.decoded(
                body.bytes(), coding, loop.shared().options().longestBody());
        if (plain == null) {
            return body;
        }
        headers.removeIf(
                each -> each.name().equals("content-encoding") || each.name().equals("content-length"));
        return plain;
    }
}
