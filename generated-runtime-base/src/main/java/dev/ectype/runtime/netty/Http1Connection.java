package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.ReplyBuffer;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Serves the requests of one HTTP/1 connection in the order they arrive. */
final class Http1Connection extends ChannelInboundHandlerAdapter implements Connection {
    private static final int WAITING_LIMIT = 64 * 1024;

    private enum Phase {
        IDLE,
        HEAD,
        BODY,
        STREAMING,
        LINGERING
    }

    private final Loop loop;
    private final RequestDecoder decoder;
    private final ChannelHandlerContext context;
    private final Head head;
    private final Http1Request request;
    private final Http1Replies replies;
    private final Lingering lingering;
    private final Stall stall;
    private @Nullable BodyBuffer body;
    private Phase phase = Phase.IDLE;
    private int since;
    private boolean keepAlive;
    private boolean upgrade;
    private boolean closing;
    private boolean held;

    /** Joins a connection whose decoder is already in the pipeline, at the given context. */
    Http1Connection(Loop loop, RequestDecoder decoder, ChannelHandlerContext context, boolean secure) {
        this.loop = loop;
        this.decoder = decoder;
        this.context = context;
        this.head = new Head(loop.options().limits());
        this.request = new Http1Request((InetSocketAddress) context.channel().remoteAddress(), secure);
        this.replies = new Http1Replies(this, loop, context);
        this.lingering = new Lingering(context);
        this.stall = new Stall(loop.ticks(loop.options().timeouts().write()));
        this.since = loop.tick();
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        loop.opened(this);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext removed) {
        loop.closed(this);
        loop.forget(context);
        releaseBody();
        replies.closeStream();
    }

    @Override
    public void channelRead(ChannelHandlerContext ignored, Object message) {
        if (message == LastHttpContent.EMPTY_LAST_CONTENT) {
            if (phase == Phase.BODY) {
                answer();
            }
        } else if (message instanceof ByteBuf preface) {
            becomeHttp2().receive(preface);
            releaseDecoder();
        } else {
            try {
                read(message);
            } finally {
                ReferenceCountUtil.release(message);
            }
        }
    }

    private void read(Object message) {
        if (message instanceof HttpRequest begun && phase != Phase.LINGERING) {
            begin(begun);
        }
        if (message instanceof HttpContent content && phase == Phase.BODY) {
            receive(content);
        }
    }

    private void begin(HttpRequest message) {
        Refusal refusal = head.read(message);
        String origin = refusal == null ? Target.origin(message.method().name(), message.uri(), head.host()) : null;
        if (origin == null) {
            request.begin(message, message.decoderResult().isSuccess() ? message.uri() : "-");
            refuse(refusal != null ? refusal : Refusal.TARGET);
            return;
        }
        request.begin(message, origin);
        keepAlive = head.keepsAlive(message);
        upgrade = head.asksForUpgrade();
        phase = Phase.BODY;
        since = loop.tick();
        if (head.expectsContinue(message)) {
            replies.sendContinue();
        }
    }

    private void receive(HttpContent content) {
        since = loop.tick();
        if (content.decoderResult().isFailure()) {
            refuse(Refusal.MALFORMED);
            return;
        }
        if (content.content().isReadable()) {
            BodyBuffer buffer = body != null ? body : loop.takeBody();
            body = buffer;
            if (!buffer.append(content.content())) {
                refuse(Refusal.BODY_TOO_LARGE);
                return;
            }
        }
        if (content instanceof LastHttpContent) {
            answer();
        }
    }

    private void answer() {
        if (body != null) {
            request.body(body.view());
        }
        if (upgrade && upgradeToHttp2()) {
            return;
        }
        send(loop.answer(request));
    }

    private void refuse(Refusal refusal) {
        keepAlive = false;
        send(loop.refuse(refusal));
    }

    private void send(ReplyBuffer reply) {
        Http1Replies.Next next = replies.send(reply, request, keepAlive && !closing);
        releaseBody();
        switch (next) {
            case ANOTHER_REQUEST -> awaitRequest();
            case CLOSE -> closeGently();
            case STREAM -> {
                phase = Phase.STREAMING;
                decoder.pause();
                replies.startStream();
            }
        }
    }

    private void releaseBody() {
        request.end();
        if (body != null) {
            loop.giveBack(body);
            body = null;
        }
    }

    private void awaitRequest() {
        phase = Phase.IDLE;
        since = loop.tick();
        if (loop.output(context).isFull() || !context.channel().isWritable()) {
            replies.flush();
            holdWhileFull();
        }
    }

    /** Stops decoding while the client does not read its replies. */
    private void holdWhileFull() {
        if (!held && phase != Phase.LINGERING && !context.channel().isWritable()) {
            held = true;
            decoder.pause();
            context.channel().config().setAutoRead(false);
        }
    }

    void streamEnded() {
        replies.closeStream();
        if (!keepAlive || closing) {
            closeGently();
            return;
        }
        phase = Phase.IDLE;
        since = loop.tick();
        continueDecoding();
    }

    private void continueDecoding() {
        held = false;
        context.channel().config().setAutoRead(true);
        context.executor().execute(() -> {
            if (phase != Phase.LINGERING && phase != Phase.STREAMING && !context.isRemoved()) {
                decoder.resume(context);
            }
        });
    }

    void streamFailed(Throwable cause) {
        loop.failed(request.method(), request.target(), cause);
        context.close();
    }

    private void closeGently() {
        phase = Phase.LINGERING;
        since = loop.tick();
        decoder.discard();
        replies.writeGathered();
        lingering.begin();
    }

    /** Between two requests nothing can be lost, so that there is nothing to linger for. */
    private void closeIdle() {
        phase = Phase.LINGERING;
        since = loop.tick();
        decoder.discard();
        replies.writeGathered();
        context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }

    private boolean upgradeToHttp2() {
        Http2Settings settings = request.secure() ? null : UpgradeRequest.settings(request);
        if (settings == null) {
            return false;
        }
        replies.sendSwitch();
        Http2Connection upgraded = becomeHttp2();
        try {
            upgraded.answerUpgrade(settings, request);
        } catch (Http2Exception failure) {
            context.channel().close();
        }
        releaseBody();
        releaseDecoder();
        return true;
    }

    /** Adds HTTP/2 to the pipeline; what is left in the decoder follows when that is removed. */
    private Http2Connection becomeHttp2() {
        decoder.pause();
        replies.flush();
        phase = Phase.LINGERING;
        loop.closed(this);
        return new Http2Connection(context.pipeline(), loop, request.secure());
    }

    private void releaseDecoder() {
        ChannelPipeline pipeline = context.pipeline();
        pipeline.remove(this);
        pipeline.remove(decoder);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ignored) {
        replies.flush();
        if (phase == Phase.IDLE && decoder.isInsideHead()) {
            phase = Phase.HEAD;
            since = loop.tick();
        } else if (phase == Phase.STREAMING && decoder.waitingBytes() > WAITING_LIMIT) {
            context.channel().config().setAutoRead(false);
        }
        holdWhileFull();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ignored) {
        if (!context.channel().isWritable()) {
            return;
        }
        if (phase == Phase.STREAMING) {
            replies.writable();
        } else if (held) {
            since = loop.tick();
            continueDecoding();
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ignored, Object event) {
        if (event instanceof ChannelInputShutdownEvent) {
            closing = true;
            lingering.inputEnded();
            if (phase == Phase.STREAMING && replies.isEndless()) {
                context.close();
            } else if (phase != Phase.STREAMING && phase != Phase.LINGERING) {
                closeGently();
            }
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ignored, Throwable cause) {
        if (!(cause instanceof IOException || cause instanceof CodecException)) {
            loop.failed(request.method(), request.target(), cause);
        }
        context.close();
    }

    @Override
    public void shutDown() {
        closing = true;
        if (phase == Phase.IDLE) {
            closeIdle();
        }
    }

    @Override
    public void sweep(int tick) {
        Timeouts timeouts = loop.options().timeouts();
        int waited = tick - since;
        if (stall.isReached(context.channel(), tick)) {
            context.close();
        } else if (phase == Phase.LINGERING && waited > loop.ticks(timeouts.linger())) {
            context.close();
        } else if (phase == Phase.IDLE && waited > loop.ticks(timeouts.idle())) {
            closeIdle();
        } else if (!held && (isLate(Phase.HEAD, waited) || isLate(Phase.BODY, waited))) {
            refuse(Refusal.SLOW);
        }
    }

    private boolean isLate(Phase waiting, int waited) {
        Timeouts timeouts = loop.options().timeouts();
        return phase == waiting && waited > loop.ticks(waiting == Phase.HEAD ? timeouts.header() : timeouts.body());
    }
}
