package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.TrailedBody;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.ReplyAborted;
import dev.ectype.runtime.netty.connection.StreamPump;
import dev.ectype.runtime.netty.connection.ThrottledStream;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Headers;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Sends the replies of an HTTP/2 connection. */
final class Http2Replies {
    private final LoopContext loop;
    private final Http2ConnectionHandler handler;
    private final ChannelHandlerContext context;
    private final Http2FrameGuard guard;
    private final Http2ReplyFields fields = Http2ReplyFields.ofLoop();

    Http2Replies(
            LoopContext loop, Http2ConnectionHandler handler, ChannelHandlerContext context, Http2FrameGuard guard) {
        this.loop = loop;
        this.handler = handler;
        this.context = context;
        this.guard = guard;
    }

    void sendContinue(Http2Exchange exchange) {
        Http2Headers headers = new DefaultHttp2Headers(false).status(HttpResponseStatus.CONTINUE.codeAsText());
        sendHead(exchange, headers, false);
    }

    void send(Http2Exchange exchange, ReplyBuffer reply) {
        exchange.answered();
        exchange.progressed(loop.tick());
        Delivery delivery = reply.delivery();
        Consumer<ReplyBuffer> filling = reply.filling();
        if (filling != null) {
            work(exchange, filling);
        } else if (delivery == null) {
            deliver(exchange, reply);
        } else if (delivery.waits()) {
            hold(exchange, reply, delivery);
        } else if (delivery.mode() == Delivery.Mode.RESET
                || delivery.mode() == Delivery.Mode.CUT && !ThrottledStream.hasContent(reply)) {
            loop.log(exchange.request().method(), exchange.request().target(), reply);
            reset(exchange, Http2Error.INTERNAL_ERROR);
            flush();
        } else {
            deliver(exchange, ThrottledStream.of(reply, delivery, context.executor()));
        }
    }

    /**
     * Refuses a request.
     *
     * @param ended whether the client has sent the whole request, so that the stream is not reset
     */
    void refuse(Http2Exchange exchange, RequestRefusal refusal, boolean ended) {
        send(exchange, loop.refuse(refusal, exchange.request()));
        exchange.releaseBody(loop);
        if (!ended) {
            writePending();
            reset(exchange, Http2Error.NO_ERROR);
        }
    }

    /** Writes the replies within the client's windows, which otherwise wait for the next flush. */
    void writePending() {
        try {
            handler.encoder().flowController().writePendingBytes();
        } catch (Http2Exception failure) {
            handler.onError(context, true, failure);
        }
    }

    private void work(Http2Exchange exchange, Consumer<ReplyBuffer> filling) {
        exchange.held(null);
        loop.work(exchange.request(), filling, context.executor(), made -> {
            if (exchange.isClosed()) {
                loop.closeQuietly(made.stream(), exchange.request());
            } else {
                exchange.released();
                send(exchange, made);
                flush();
            }
        });
    }

    private void hold(Http2Exchange exchange, ReplyBuffer reply, Delivery delivery) {
        if (delivery.mode() == Delivery.Mode.NEVER) {
            loop.log(exchange.request().method(), exchange.request().target(), reply);
            exchange.held(null);
            return;
        }
        ReplyBuffer kept = reply.copy().delivery(delivery.after(0));
        exchange.held(context.executor()
                .schedule(
                        () -> {
                            exchange.released();
                            send(exchange, kept);
                            flush();
                        },
                        delivery.delay(),
                        TimeUnit.MILLISECONDS));
    }

    private void deliver(Http2Exchange exchange, ReplyBuffer reply) {
        boolean bodiless = reply.status() == 204 || reply.status() == 304;
        boolean headOnly = bodiless || exchange.request().method().equals("HEAD");
        ContentStream stream = reply.stream();
        int count = reply.bodyTo() - reply.bodyFrom();
        boolean ends = headOnly || stream == null && count == 0;
        guard.budget().earn(count);
        if (ends || !sendWhole(exchange, reply)) {
            sendHead(exchange, fields.head(reply, bodiless), ends);
            if (stream == null && !ends) {
                sendBody(exchange, reply);
            } else if (stream != null && !headOnly) {
                start(stream, exchange);
            }
        }
        loop.log(exchange.request().method(), exchange.request().target(), reply);
        if (stream != null && headOnly) {
            loop.closeQuietly(stream, exchange.request());
        }
    }

    /** Sends a small complete reply, or returns false for others. */
    private boolean sendWhole(Http2Exchange exchange, ReplyBuffer reply) {
        ContentStream stream = reply.stream();
        ByteSlice body;
        List<HeaderField> trailers = List.of();
        if (stream == null) {
            body = new ByteSlice(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        } else if (stream instanceof TrailedBody trailed) {
            body = trailed.content();
            trailers = trailed.trailers();
        } else {
            return false;
        }
        if (body.isEmpty() || body.size() > Http2WholeReply.LIMIT || Http2ReplyFields.isLarge(reply, trailers)) {
            return false;
        }
        Http2WholeReply whole = new Http2WholeReply(
                handler,
                exchange.stream(),
                fields.head(reply, false),
                body.copy(),
                trailers.isEmpty() ? null : fields.trailers(trailers));
        boolean sent = whole.send();
        if (sent && stream != null) {
            guard.budget().earn(body.size());
            stream.close();
        }
        return sent;
    }

    private void sendHead(Http2Exchange exchange, Http2Headers head, boolean ends) {
        handler.encoder().writeHeaders(context, exchange.stream().id(), head, 0, ends, context.newPromise());
    }

    private void sendBody(Http2Exchange exchange, ReplyBuffer reply) {
        int count = reply.bodyTo() - reply.bodyFrom();
        ByteBuf body = context.alloc().buffer(count).writeBytes(reply.bodyArray(), reply.bodyFrom(), count);
        handler.encoder().writeData(context, exchange.stream().id(), body, 0, true, context.newPromise());
    }

    private void start(ContentStream stream, Http2Exchange exchange) {
        StreamPump pump = new StreamPump(stream, new Http2StreamSink(exchange, this), context.executor());
        exchange.pump(pump);
        pump.start();
    }

    void reset(Http2Exchange exchange, Http2Error error) {
        handler.resetStream(context, exchange.stream().id(), error.code(), context.newPromise());
    }

    /** Cancels a delayed reply and stops an endless stream, which would keep the connection open. */
    void stop(@Nullable Http2Exchange exchange) {
        if (exchange != null && exchange.isHeld()) {
            reset(exchange, Http2Error.CANCEL);
        } else if (exchange != null) {
            exchange.stop();
        }
    }

    void failed(Http2Exchange exchange, Throwable cause) {
        if (!(cause instanceof ReplyAborted)) {
            loop.failed(exchange.request().method(), exchange.request().target(), cause);
        }
        reset(exchange, Http2Error.INTERNAL_ERROR);
        flush();
    }

    /** Returns the frame budget, because the client may answer parts of a reply with control frames. */
    Http2FrameBudget budget() {
        return guard.budget();
    }

    Http2ReplyFields fields() {
        return fields;
    }

    Http2ConnectionHandler handler() {
        return handler;
    }

    ChannelHandlerContext context() {
        return context;
    }

    /** Sends the frames, but those of replies to bytes that are being read only after all of these bytes. */
    void flush() {
        if (!guard.isReading()) {
            handler.flush(context);
        }
    }
}
