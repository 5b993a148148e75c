package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.WebSocketSession;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.ClientConnection;
import dev.ectype.runtime.netty.connection.ClientWaitTimer;
import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.connection.LingeringClose;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.ReplyAborted;
import dev.ectype.runtime.netty.connection.RequestTarget;
import dev.ectype.runtime.netty.option.Timeouts;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.net.InetSocketAddress;

/** Serves the requests of one HTTP/1 connection in the order they arrive. */
public final class Http1Connection extends ChannelInboundHandlerAdapter implements ClientConnection {
    private final ConnectionSlot slot;
    private final LoopContext loop;
    private final DecoderGate gate;
    private final ChannelHandlerContext context;
    private final Http1Head head;
    private final Http1Request request;
    private final Http1Replies replies;
    private final LingeringClose lingering;
    private final Http1Delivery delivery;
    private final ClientWaitTimer waiting;
    private final Http1Body body;
    private Http1Phase phase = Http1Phase.IDLE;
    private boolean first = true;
    private boolean keepAlive;
    private boolean upgrade;
    private boolean closing;

    /** Joins a connection with a decoder in its pipeline, at the given context. */
    public Http1Connection(ConnectionSlot slot, RequestDecoder decoder, ChannelHandlerContext context, boolean secure) {
        this.slot = slot;
        this.loop = slot.loop();
        this.gate = new DecoderGate(decoder, context);
        this.context = context;
        this.head = new Http1Head(loop.options().limits());
        this.body = new Http1Body(loop, head);
        this.request = new Http1Request((InetSocketAddress) context.channel().remoteAddress(), secure);
        this.replies = new Http1Replies(this, loop, context);
        this.delivery = new Http1Delivery(this, request, loop, context);
        this.lingering = new LingeringClose(context);
        this.waiting = new ClientWaitTimer(slot, context.channel());
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
        delivery.cancel();
    }

    @Override
    public void channelRead(ChannelHandlerContext ignored, Object message) {
        if (message == LastHttpContent.EMPTY_LAST_CONTENT) {
            if (phase == Http1Phase.BODY) {
                answer();
            }
        } else if (message instanceof ByteBuf preface) {
            phase = Http1Phase.LINGERING;
            new Http2Switch(slot, context, gate).afterPreface(preface, this, request.secure());
        } else {
            try {
                read(message);
            } finally {
                ReferenceCountUtil.release(message);
            }
        }
    }

    private void read(Object message) {
        if (message instanceof HttpRequest begun && phase != Http1Phase.LINGERING) {
            begin(begun);
        }
        if (message instanceof HttpContent content && phase == Http1Phase.BODY) {
            receive(content);
        }
    }

    private void begin(HttpRequest message) {
        slot.busy();
        first = false;
        RequestRefusal refusal = head.read(message);
        String origin =
                refusal == null ? RequestTarget.origin(message.method().name(), message.uri(), head.host()) : null;
        if (origin == null) {
            request.begin(message, head.names(), message.decoderResult().isSuccess() ? message.uri() : "-");
            refuse(refusal != null ? refusal : RequestRefusal.TARGET);
            return;
        }
        request.begin(message, head.names(), origin);
        keepAlive = head.keepsAlive(message);
        upgrade = head.requestsUpgrade();
        phase = Http1Phase.BODY;
        waiting.restart();
        body.begin();
        if (head.expectsContinue(message)) {
            replies.sendContinue();
        }
    }

    private void receive(HttpContent content) {
        waiting.restart();
        if (content.decoderResult().isFailure()) {
            refuse(RequestRefusal.MALFORMED);
            return;
        }
        RequestRefusal refusal = body.append(content.content());
        if (refusal != null) {
            refuse(refusal);
            return;
        }
        if (content instanceof LastHttpContent) {
            answer();
        }
    }

    private void answer() {
        RequestRefusal refusal = body.handTo(request);
        if (refusal != null) {
            refuse(refusal);
            return;
        }
        if (upgrade && upgradeToHttp2()) {
            return;
        }
        delivery.send(loop.answer(request));
    }

    private void refuse(RequestRefusal refusal) {
        keepAlive = false;
        delivery.send(loop.refuse(refusal, request));
    }

    /** Stops reading until the reply to the current request is sent. */
    void hold() {
        phase = Http1Phase.HELD;
        gate.close();
        releaseBody();
    }

    /** Continues after a delayed reply. */
    void heldReplySent() {
        replies.flush();
        if (phase == Http1Phase.IDLE && !gate.isFull()) {
            gate.open();
        }
    }

    /** Answers no further requests, as if the network had failed. */
    void abort() {
        releaseBody();
        stopServing();
    }

    void deliver(ReplyBuffer reply) {
        WebSocketSession opened = reply.conversation();
        if (opened != null) {
            switchToWebSocket(opened, reply);
            return;
        }
        keepAlive = keepAlive && !closing && !Http1Replies.endsByClosing(reply, request);
        Http1Replies.Next next = replies.send(reply, request, keepAlive);
        releaseBody();
        switch (next) {
            case ANOTHER_REQUEST -> awaitRequest();
            case CLOSE -> closeGently();
            case STREAM -> {
                phase = Http1Phase.STREAMING;
                gate.close();
                replies.startStream();
            }
        }
    }

    /** Switches to a WebSocket, which receives all pending bytes of the client. */
    private void switchToWebSocket(WebSocketSession opened, ReplyBuffer reply) {
        String target = request.target();
        replies.sendHandshake(reply);
        loop.log(request.method(), target, reply);
        releaseBody();
        phase = Http1Phase.LINGERING;
        gate.close();
        WebSocketConnection.join(slot, opened, context, target);
        context.pipeline().remove(this);
        gate.remove();
    }

    private void releaseBody() {
        request.end();
        body.release();
    }

    private void awaitRequest() {
        phase = Http1Phase.IDLE;
        slot.idle();
        waiting.restart();
        if (loop.output(context).isFull() || !context.channel().isWritable()) {
            replies.flush();
            gate.closeWhileFull();
        }
    }

    void streamEnded() {
        replies.closeStream();
        if (!keepAlive || closing) {
            closeGently();
            return;
        }
        phase = Http1Phase.IDLE;
        slot.idle();
        waiting.restart();
        gate.open();
    }

    void streamFailed(Throwable cause) {
        if (!(cause instanceof ReplyAborted)) {
            loop.failed(request.method(), request.target(), cause);
        }
        context.close();
    }

    private void closeGently() {
        stopServing();
        lingering.begin();
    }

    private void closeIdle() {
        stopServing();
        lingering.skip();
    }

    private void stopServing() {
        phase = Http1Phase.LINGERING;
        waiting.restart();
        gate.discard();
        replies.writeGathered();
    }

    private boolean upgradeToHttp2() {
        Http2Settings settings = request.secure() ? null : Http2UpgradeRequest.settings(request);
        if (settings == null) {
            return false;
        }
        replies.sendSwitch();
        replies.flush();
        phase = Http1Phase.LINGERING;
        new Http2Switch(slot, context, gate).afterUpgrade(settings, this, request);
        return true;
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ignored) {
        replies.flush();
        if (phase == Http1Phase.IDLE && gate.holdsPartOfAHead()) {
            phase = Http1Phase.HEAD;
            request.unknown();
            if (!first) {
                waiting.restart();
            }
        } else if (phase.isSending()) {
            gate.limitWaiting();
        }
        if (phase != Http1Phase.LINGERING) {
            gate.closeWhileFull();
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ignored) {
        if (!context.channel().isWritable()) {
            return;
        }
        if (phase == Http1Phase.STREAMING) {
            replies.writable();
        } else if (gate.isFull()) {
            waiting.restart();
            gate.open();
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ignored, Object event) {
        if (event instanceof ChannelInputShutdownEvent) {
            closing = true;
            lingering.inputEnded();
            boolean never = phase == Http1Phase.HELD && delivery.isHeldForever();
            if (never || phase == Http1Phase.STREAMING && replies.isEndless()) {
                context.close();
            } else if (!phase.isSending() && phase != Http1Phase.LINGERING) {
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
        if (phase == Http1Phase.IDLE) {
            closeIdle();
        } else if (phase == Http1Phase.HELD) {
            context.close();
        }
    }

    @Override
    public void sweep(int tick) {
        boolean reading = phase == Http1Phase.LINGERING && !lingering.isOutputEnded();
        if (waiting.isStalled()) {
            context.close();
        } else if (reading || gate.isFull() || phase.isSending()) {
            // The connection waits for the client's reads, which only a stall ends, or for the server itself.
            waiting.restart();
            body.begin();
        } else if (isTooLate()) {
            giveUp();
        }
    }

    private boolean isTooLate() {
        Timeouts timeouts = loop.options().timeouts();
        return waiting.isLongerThan(first ? timeouts.header() : phase.patience(timeouts))
                || phase == Http1Phase.BODY && body.isLate();
    }

    private void giveUp() {
        switch (phase) {
            case IDLE -> closeIdle();
            case HEAD, BODY -> refuse(RequestRefusal.SLOW);
            default -> context.close();
        }
    }
}
