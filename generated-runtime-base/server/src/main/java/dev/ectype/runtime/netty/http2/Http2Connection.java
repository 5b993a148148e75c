package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.body.BodyBuffer;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.ClientConnection;
import dev.ectype.runtime.netty.connection.ClientWaitTimer;
import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.connection.LingeringClose;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.option.Timeouts;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http2.Http2Connection.PropertyKey;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2EventAdapter;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2Stream;
import io.netty.handler.codec.http2.Http2StreamVisitor;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Serves the streams of one HTTP/2 connection. */
public final class Http2Connection extends Http2EventAdapter implements ClientConnection {
    private final ConnectionSlot slot;
    private final LoopContext loop;
    private final boolean secure;
    private final InetSocketAddress peer;
    private final Http2Head head;
    private final Http2ConnectionHandler handler;
    private final ChannelHandlerContext context;
    private final PropertyKey key;
    private final Http2Replies replies;
    private final ClientWaitTimer waiting;
    private final Http2FrameGuard guard;
    private final LingeringClose lingering;
    private int windowTick;
    private boolean first = true;
    private boolean ended;
    private long received;

    /** Configures the pipeline for HTTP/2 from the next byte on. */
    public Http2Connection(ChannelPipeline pipeline, ConnectionSlot slot, boolean secure) {
        this.slot = slot;
        this.loop = slot.loop();
        this.secure = secure;
        this.peer = (InetSocketAddress) pipeline.channel().remoteAddress();
        this.head = new Http2Head(loop.options().limits());
        this.waiting = new ClientWaitTimer(slot, pipeline.channel());
        this.guard = new Http2FrameGuard(loop, this);
        this.handler = Http2Handler.of(this, loop);
        this.key = handler.connection().newKey();
        handler.connection().addListener(this);
        handler.encoder().flowController().listener(this::writable);
        pipeline.addLast(guard, handler, new DisconnectHandler(() -> loop.closed(this)));
        this.context = pipeline.context(handler);
        this.replies = new Http2Replies(loop, handler, context, guard);
        this.lingering = new LingeringClose(context);
        loop.opened(this);
    }

    /** Receives the first bytes of a client with prior knowledge of HTTP/2. */
    public void receive(ByteBuf preface) {
        guard.prefaceRead();
        try {
            handler.channelRead(context, preface);
        } catch (Exception failure) {
            context.fireExceptionCaught(failure);
        }
    }

    /** Answers the HTTP/1.1 upgrade request on stream 1. */
    public void answerUpgrade(Http2Settings settings, Request request) throws Http2Exception {
        handler.onHttpServerUpgrade(settings);
        guard.upgraded();
        first = false;
        Http2Stream stream = handler.connection().stream(1);
        Http2Exchange exchange = new Http2Exchange(stream, request, loop.tick(), received);
        stream.setProperty(key, exchange);
        replies.send(exchange, loop.answer(request));
        replies.flush();
    }

    @Override
    public void onHeadersRead(
            ChannelHandlerContext ignored,
            int id,
            Http2Headers headers,
            int dependency,
            short weight,
            boolean exclusive,
            int padding,
            boolean ends) {
        onHeadersRead(ignored, id, headers, padding, ends);
    }

    @Override
    public void onHeadersRead(ChannelHandlerContext ignored, int id, Http2Headers headers, int padding, boolean ends) {
        Http2Stream stream = handler.connection().stream(id);
        Http2Exchange exchange = exchange(stream);
        if (exchange == null) {
            exchange = begin(stream, headers, ends);
        }
        if (ends) {
            complete(exchange);
        }
    }

    /** Answers a request after its head, before its body. */
    private void answerStreaming(Http2Exchange exchange, Http2Request request) {
        Http2BodyChunks pieces = new Http2BodyChunks();
        exchange.bodyChunks(pieces);
        request.bodyChunks(pieces);
        replies.send(exchange, loop.answer(request));
        replies.flush();
    }

    private @Nullable Http2Exchange exchange(@Nullable Http2Stream stream) {
        return stream == null ? null : stream.getProperty(key);
    }

    private Http2Exchange begin(Http2Stream stream, Http2Headers headers, boolean ends) {
        waiting.restart();
        slot.busy();
        first = false;
        Http2RequestFields fields = new Http2RequestFields(headers);
        Http2Request request = new Http2Request(fields, peer, secure);
        Http2Exchange exchange = new Http2Exchange(stream, request, loop.tick(), received);
        stream.setProperty(key, exchange);
        RequestRefusal refusal = head.read(headers, fields);
        if (refusal == RequestRefusal.MALFORMED) {
            exchange.answered();
            replies.reset(exchange, Http2Error.PROTOCOL_ERROR);
        } else if (refusal != null) {
            replies.refuse(exchange, refusal, ends);
        } else if (!ends && fields.first("expect") != null) {
            replies.sendContinue(exchange);
        } else if (!ends && loop.streamsBody(request)) {
            answerStreaming(exchange, request);
        }
        return exchange;
    }

    @Override
    public int onDataRead(ChannelHandlerContext ignored, int id, ByteBuf data, int padding, boolean ends) {
        int count = data.readableBytes() + padding;
        Http2Exchange exchange = exchange(handler.connection().stream(id));
        Http2BodyChunks pieces = exchange == null ? null : exchange.bodyChunks();
        if (exchange != null && pieces != null) {
            if (!pieces.chunk(data)) {
                replies.reset(exchange, Http2Error.ENHANCE_YOUR_CALM);
            } else if (ends) {
                pieces.end();
            }
            return count;
        }
        if (exchange == null || exchange.isAnswered()) {
            return count;
        }
        exchange.progressed(loop.tick());
        received += data.readableBytes();
        RequestRefusal refusal = data.isReadable() ? exchange.body(loop).append(data) : null;
        if (refusal != null) {
            replies.refuse(exchange, refusal, ends);
        } else if (ends) {
            complete(exchange);
        }
        return count;
    }

    private void complete(Http2Exchange exchange) {
        Http2BodyChunks pieces = exchange.bodyChunks();
        if (pieces != null) {
            pieces.end();
        }
        if (exchange.isAnswered()) {
            return;
        }
        RequestRefusal refusal = exchange.inflate(loop);
        if (refusal != null) {
            replies.refuse(exchange, refusal, true);
            return;
        }
        BodyBuffer body = exchange.body();
        if (body != null && exchange.request() instanceof Http2Request request) {
            request.body(body.view());
        }
        replies.send(exchange, loop.answer(exchange.request()));
        exchange.releaseBody(loop);
    }

    private void writable(Http2Stream stream) {
        Http2Exchange exchange = exchange(stream);
        if (exchange != null) {
            exchange.progressed(loop.tick());
            exchange.writable();
        }
    }

    @Override
    public void onWindowUpdateRead(ChannelHandlerContext ignored, int id, int increment) {
        windowTick = id == 0 ? loop.tick() : windowTick;
        Http2Exchange exchange = exchange(handler.connection().stream(id));
        if (exchange != null) {
            exchange.progressed(loop.tick());
        }
    }

    @Override
    public void onStreamClosed(Http2Stream stream) {
        waiting.restart();
        if (handler.connection().numActiveStreams() == 0) {
            slot.idle();
        }
        Http2Exchange exchange = stream.removeProperty(key);
        if (exchange != null) {
            exchange.close(loop);
        }
    }

    /**
     * Ends the connection with a reason for the client. A close with unread input would reset it and lose the reason.
     */
    void end(Http2Error reason) {
        if (ended) {
            return;
        }
        guard.discard();
        ended = true;
        waiting.restart();
        replies.writePending();
        int last = handler.connection().remote().lastStreamCreated();
        handler.encoder()
                .frameWriter()
                .writeGoAway(context, last, reason.code(), Unpooled.EMPTY_BUFFER, context.newPromise());
        lingering.begin();
    }

    @Override
    public void shutDown() {
        forEachStream(stream -> {
            replies.stop(exchange(stream));
            return true;
        });
        context.channel().close();
    }

    @Override
    public void sweep(int tick) {
        Timeouts timeouts = loop.options().timeouts();
        if (waiting.isStalled() || lingering.isOutputEnded() && waiting.isLongerThan(timeouts.linger())) {
            context.close();
        } else if (guard.isLate()) {
            end(Http2Error.NO_ERROR);
        } else if (!ended) {
            sweepStreams(timeouts, tick);
        }
    }

    private void sweepStreams(Timeouts timeouts, int tick) {
        if (handler.connection().numActiveStreams() == 0) {
            if (waiting.isLongerThan(first ? timeouts.header() : timeouts.idle())) {
                context.channel().close();
            }
        } else {
            forEachStream(stream -> sweep(stream, tick));
        }
    }

    private void forEachStream(Http2StreamVisitor visitor) {
        try {
            handler.connection().forEachActiveStream(visitor);
        } catch (Http2Exception failure) {
            context.close();
        }
    }

    private boolean sweep(Http2Stream stream, int tick) {
        Http2Exchange exchange = exchange(stream);
        if (exchange != null && !exchange.isAnswered()) {
            if (exchange.isLate(loop, received)) {
                replies.refuse(exchange, RequestRefusal.SLOW, false);
                replies.flush();
            }
        } else if (exchange != null
                && handler.encoder().flowController().hasFlowControlled(stream)
                && tick - Math.max(exchange.since(), windowTick)
                        > loop.ticks(loop.options().timeouts().write())) {
            replies.reset(exchange, Http2Error.CANCEL);
            replies.flush();
        }
        return true;
    }
}
