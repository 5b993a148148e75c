package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.cli.proxy.message.ProxyError;
import dev.ectype.launcher.recording.CapturedExchange;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import org.jspecify.annotations.Nullable;

/** Forwards one request to the server and its response to the client. */
final class ProxiedExchange {
    private static final int MOST_IGNORED = 3;

    private final ClientConnectionHandler client;
    private final ProxyLoop loop;
    private final Upstream upstream;
    private final RequestHead requestHead;
    private final Transcript transcript;
    private final boolean recorded;
    private @Nullable UpstreamConnectionHandler server;
    private @Nullable HttpResponse responseHead;
    private boolean reusedConnection;
    private int ignoredTimes;
    private boolean requestEnded;
    private boolean interim;
    private boolean keepsConnection;
    private boolean ended;
    private int index;
    private long waitingSince;

    /** Creates an exchange from a request with a head that is already rewritten for the server. */
    ProxiedExchange(ClientConnectionHandler client, ProxyLoop loop, Upstream upstream, HttpRequest requestHead) {
        this.client = client;
        this.loop = loop;
        this.upstream = upstream;
        this.requestHead = new RequestHead(requestHead);
        this.transcript = new Transcript(loop, upstream, requestHead);
        this.waitingSince = transcript.startNanos();
        this.recorded = loop.context().options().recordedHosts().matches(upstream.plainHost());
    }

    void begin() {
        index = loop.register(this);
        loop.connections().find(this);
    }

    void movedTo(int newIndex) {
        index = newIndex;
    }

    Upstream upstream() {
        return upstream;
    }

    RequestHead requestHead() {
        return requestHead;
    }

    boolean isEnded() {
        return ended;
    }

    void connected(UpstreamConnectionHandler connection, boolean old) {
        if (ended) {
            connection.close();
            return;
        }
        server = connection;
        reusedConnection = old;
        connection.serve(this);
        connection.write(requestHead.message());
        connection.read();
        if (requestEnded) {
            // The server closed the first connection, so the whole request goes over a new one.
            connection.write(LastHttpContent.EMPTY_LAST_CONTENT);
            connection.flush();
        } else {
            // The head goes out together with the received part of its body.
            client.forwardPending();
        }
    }

    /** Returns whether the server accepts more of the request now. */
    boolean canSend() {
        return server != null && server.isWritable();
    }

    void send(HttpContent chunk) {
        transcript.requestBody().append(chunk.content());
        requestEnded |= chunk instanceof LastHttpContent;
        waitingSince = System.nanoTime();
        if (server == null) {
            chunk.release();
        } else {
            server.write(chunk);
        }
    }

    void flush() {
        if (server != null) {
            loop.flushLater(server);
        }
    }

    boolean isRequestEnded() {
        return requestEnded;
    }

    void serverBecameWritable() {
        client.forwardPending();
    }

    void clientBecameWritable() {
        if (server != null) {
            server.read();
        }
    }

    void received(Object message) {
        if (ended || !(message instanceof HttpObject read)) {
            ReferenceCountUtil.release(message);
            return;
        }
        if (read.decoderResult().isFailure()) {
            ReferenceCountUtil.release(message);
            fail(ProxyError.malformedResponse(upstream, read.decoderResult().cause()));
            return;
        }
        if (message instanceof HttpResponse head) {
            receivedHead(head);
        }
        if (message instanceof HttpContent chunk) {
            received(chunk);
        }
    }

    private void receivedHead(HttpResponse head) {
        int code = head.status().code();
        interim = code < 200 && code != 101;
        if (interim) {
            client.sendContinue(code);
            return;
        }
        responseHead = head;
        // The code below rewrites the head for the client.
        keepsConnection = HttpUtil.isKeepAlive(head) && requestHead.isFramed(head);
        transcript.receivedHead(head);
        client.begin(head, requestEnded);
    }

    private void received(HttpContent chunk) {
        if (interim) {
            chunk.release();
        } else {
            transcript.responseBody().append(chunk.content());
            if (chunk instanceof LastHttpContent last) {
                finish(withoutHead(last));
            } else {
                client.write(chunk);
            }
        }
    }

    /** Returns the end of a complete response without its head, which was sent already. */
    private static LastHttpContent withoutHead(LastHttpContent last) {
        if (!(last instanceof HttpResponse)) {
            return last;
        }
        last.release();
        return LastHttpContent.EMPTY_LAST_CONTENT;
    }

    /** Records the exchange before the last part goes out, so that the recording is complete when the client has its response. */
    private void finish(LastHttpContent last) {
        HttpResponse head = responseHead;
        UpstreamConnectionHandler connection = server;
        boolean upgraded = head != null && head.status().code() == 101;
        if (head == null || connection == null || upgraded && !recordNow(null)) {
            end();
            completeOrAbort(last, false);
        } else if (upgraded) {
            end();
            client.upgrade(last, connection);
        } else {
            CapturedExchange exchange = recorded ? transcript.exchange(null) : null;
            end();
            if (keepsConnection && requestEnded) {
                connection.release();
            } else {
                connection.close();
            }
            if (exchange == null) {
                completeOrAbort(last, true);
            } else {
                loop.recordings().enqueue(exchange, success -> completeOrAbort(last, success));
            }
        }
    }

    private void completeOrAbort(LastHttpContent last, boolean recorded) {
        if (recorded) {
            client.finish(last);
        } else {
            last.release();
            client.abort();
        }
    }

    /** Flushes after a batch of reads. The next read waits until the client has taken the data. */
    void receivedBatch() {
        client.flush();
        if (!ended && server != null && client.isWritable()) {
            server.read();
        }
    }

    /**
     * Handles the end of the connection to the server.
     *
     * @param ignored whether the server did not process the request
     * @param reason the reason that the server gave, or null
     */
    void serverClosed(boolean ignored, @Nullable String reason) {
        server = null;
        if (ended) {
            return;
        }
        boolean untouched = ignored && transcript.requestBody().isEmpty() && ++ignoredTimes <= MOST_IGNORED;
        if (responseHead == null && (untouched || reusedConnection && requestHead.isRepeatable())) {
            reusedConnection = false;
            loop.connections().findUnused(this);
        } else {
            fail(reason == null ? ProxyError.closed(upstream) : ProxyError.reset(upstream, reason));
        }
    }

    void clientClosed() {
        if (!ended) {
            fail(ProxyError.clientClosed());
        }
    }

    void failIfWaitingSince(long latest) {
        if ((requestEnded || server == null) && responseHead == null && waitingSince - latest < 0) {
            fail(ProxyError.timedOut(
                    upstream, loop.context().options().responseTimeout().toSeconds()));
        }
    }

    /** Ends the exchange with an error of the proxy, unless the client already has a complete response. */
    void fail(ProxyError error) {
        if (ended) {
            return;
        }
        UpstreamConnectionHandler connection = server;
        boolean recorded = recordNow(error);
        end();
        if (connection != null) {
            connection.close();
        }
        if (responseHead == null && recorded) {
            client.refuse(error, requestEnded);
        } else {
            client.abort();
        }
    }

    private void end() {
        ended = true;
        server = null;
        loop.unregister(index);
        transcript.release();
    }

    /** Records the exchange if its host is recorded; returns false if that fails. */
    private boolean recordNow(@Nullable ProxyError error) {
        return !recorded || loop.recordings().recordNow(transcript.exchange(error));
    }
}
