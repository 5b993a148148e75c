package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Exchange;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One request on its way to the server, and its reply on the way back. */
final class Passage {
    private static final List<HttpMethod> REPEATABLE =
            List.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS, HttpMethod.PUT, HttpMethod.DELETE);

    private static final int MOST_IGNORED = 3;

    private final ClientSide client;
    private final ProxyLoop loop;
    private final Upstream upstream;
    private final HttpRequest asked;
    private final Transcript said;
    private final boolean recorded;
    private @Nullable UpstreamSide server;
    private @Nullable HttpResponse answered;
    private boolean reused;
    private int ignoredTimes;
    private boolean requestEnded;
    private boolean interim;
    private boolean lasting;
    private boolean over;
    private int place;
    private long waitingSince = System.nanoTime();

    /** Takes a request as it is to be sent. */
    Passage(ClientSide client, ProxyLoop loop, Upstream upstream, HttpRequest asked) {
        this.client = client;
        this.loop = loop;
        this.upstream = upstream;
        this.asked = asked;
        this.said = new Transcript(loop, upstream, asked);
        this.recorded = loop.shared().options().only().has(upstream.plainHost());
    }

    void begin() {
        place = loop.began(this);
        loop.connections().find(this);
    }

    void movedTo(int other) {
        place = other;
    }

    Upstream upstream() {
        return upstream;
    }

    boolean isOver() {
        return over;
    }

    /** Whether another protocol is asked for. */
    boolean isUpgrade() {
        return asked.headers().contains(HttpHeaderNames.UPGRADE);
    }

    /** Whether it makes no difference to the server if it comes twice. */
    boolean isRepeatable() {
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
        said.sent().take(piece.content());
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
        said.answered(head);
        client.begin(head, requestEnded);
    }

    private void received(HttpContent piece) {
        if (interim) {
            piece.release();
        } else {
            said.came().take(piece.content());
            if (piece instanceof LastHttpContent last) {
                finish(alone(last));
            } else {
                client.write(piece);
            }
        }
    }

    /** The end of a reply that came as a whole is not its head once more. */
    private static LastHttpContent alone(LastHttpContent last) {
        if (!(last instanceof HttpResponse)) {
            return last;
        }
        last.release();
        return LastHttpContent.EMPTY_LAST_CONTENT;
    }

    /** What is kept before the last piece goes out was kept before the client has its reply. */
    private void finish(LastHttpContent last) {
        HttpResponse head = answered;
        UpstreamSide connection = server;
        boolean upgraded = head != null && head.status().code() == 101;
        if (head == null || connection == null || upgraded && !keepNow(null)) {
            end();
            goOn(last, false);
        } else if (upgraded) {
            end();
            client.upgrade(last, connection);
        } else {
            Exchange exchange = recorded ? said.exchange(null) : null;
            end();
            if (lasting && requestEnded) {
                connection.rest();
            } else {
                connection.close();
            }
            if (exchange == null) {
                goOn(last, true);
            } else {
                loop.records().keep(exchange, kept -> goOn(last, kept));
            }
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

    /**
     * The server will not say more.
     *
     * @param ignored whether it did nothing with the request
     * @param reason why, if it said so
     */
    void serverClosed(boolean ignored, @Nullable String reason) {
        server = null;
        if (over) {
            return;
        }
        boolean untouched = ignored && said.sent().isEmpty() && ++ignoredTimes <= MOST_IGNORED;
        if (answered == null && (untouched || reused && isRepeatable())) {
            reused = false;
            loop.connections().findAnother(this);
        } else {
            fail(reason == null ? ProxyFault.closed(upstream) : ProxyFault.reset(upstream, reason));
        }
    }

    void clientClosed() {
        if (!over) {
            fail(ProxyFault.clientGone());
        }
    }

    void breakOffIfAskedBefore(long latest) {
        if ((requestEnded || server == null) && answered == null && waitingSince - latest < 0) {
            fail(ProxyFault.late(upstream, loop.shared().options().patience().toSeconds()));
        }
    }

    /** Ends it without the server: the client is told as far as it has not been answered already. */
    void fail(ProxyFault fault) {
        if (over) {
            return;
        }
        UpstreamSide connection = server;
        boolean kept = keepNow(fault);
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
        loop.ended(place);
        said.release();
    }

    /** Whether it is kept, or need not be. */
    private boolean keepNow(@Nullable ProxyFault fault) {
        return !recorded || loop.records().keepNow(said.exchange(fault));
    }
}
