package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.Conversation;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.CachedReply;
import dev.ectype.runtime.netty.connection.ClientConnection;
import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.connection.LingeringClose;
import dev.ectype.runtime.netty.connection.LoopContext;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.http2.Http2Settings;
import java.io.IOException;
import java.net.InetSocketAddress;

/** Serves the requests of one HTTP/1 connection in the order they arrive. */
public final class Http1Connection extends ChannelInboundHandlerAdapter implements ClientConnection, RequestReceiver {
    private final ConnectionSlot slot;
    private final LoopContext loop;
    private final InputGate gate;
    private final ChannelHandlerContext context;
    private final Http1RequestReader reader;
    private final Http1Request request;
    private final Http1Replies replies;
    private final LingeringClose lingering;
    private final Http1Delivery delivery;
    private final Http1Timer timer;
    private Http1Phase phase = Http1Phase.IDLE;
    private boolean keepAlive;
    private boolean closing;

    /** Joins a connection with an input in its pipeline, at the given context. */
    public Http1Connection(ConnectionSlot slot, Http1Input input, ChannelHandlerContext context, boolean secure) {
        this.slot = slot;
        this.loop = slot.loop();
        this.gate = new InputGate(input, context);
        this.context = context;
        this.reader = new Http1RequestReader(
                loop, input, (InetSocketAddress) context.channel().remoteAddress(), secure);
        this.request = reader.request();
        this.replies = new Http1Replies(this, loop, input, context);
        this.delivery = new Http1Delivery(this, request, loop, context);
        this.lingering = new LingeringClose(context);
        this.timer = new Http1Timer(slot, context.channel(), reader);
        input.sendTo(this);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        loop.opened(this);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext removed) {
        loop.closed(this);
        loop.forget(context);
        reader.release();
        replies.closeStream();
        delivery.cancel();
    }

    @Override
    public int answerFromCache(byte[] bytes, int from, int to) {
        CachedReply cached = closing ? null : loop.cached(bytes, from, to);
        if (cached == null) {
            return 0;
        }
        timer.busy();
        replies.send(cached);
        awaitRequest();
        return cached.request().length;
    }

    @Override
    public void begin() {
        timer.busy();
        RequestRefusal refusal = reader.begin();
        if (refusal != null) {
            deliverRefusal(refusal);
            return;
        }
        keepAlive = reader.head().keepsAlive();
        phase = Http1Phase.BODY;
        timer.restart();
        if (reader.head().expectsContinue()) {
            replies.sendContinue();
        }
    }

    @Override
    public void receive(byte[] bytes, int from, int count) {
        timer.restart();
        RequestRefusal refusal = reader.append(bytes, from, count);
        if (refusal != null) {
            deliverRefusal(refusal);
        }
    }

    @Override
    public void refuse(RequestRefusal refusal) {
        if (phase != Http1Phase.BODY) {
            timer.busy();
            request.unknown();
        }
        deliverRefusal(refusal);
    }

    @Override
    public void switchToHttp2(ByteBuf preface) {
        phase = Http1Phase.LINGERING;
        switching().toHttp2(preface, this, request.secure());
    }

    @Override
    public void answer() {
        RequestRefusal refusal = reader.finish();
        Http2Settings upgrade = refusal == null ? reader.upgrade() : null;
        if (refusal != null) {
            deliverRefusal(refusal);
        } else if (upgrade != null) {
            phase = Http1Phase.LINGERING;
            switching().toHttp2(upgrade, this, request);
        } else {
            delivery.send(loop.answer(request));
        }
    }

    private void deliverRefusal(RequestRefusal refusal) {
        keepAlive = false;
        delivery.send(loop.refuse(refusal, request));
    }

    /** Stops reading until the reply to the current request is sent. */
    void hold() {
        phase = Http1Phase.HELD;
        gate.close();
        reader.release();
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
        reader.release();
        stopServing();
    }

    void deliver(ReplyBuffer reply) {
        Conversation opened = reply.conversation();
        if (opened != null) {
            phase = Http1Phase.LINGERING;
            switching().toWebSocket(opened, reply, this, request);
            return;
        }
        keepAlive = keepAlive && !closing && !Http1Replies.endsByClosing(reply, request);
        Http1Replies.Next next = replies.send(reply, request, keepAlive);
        reader.release();
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

    private void awaitRequest() {
        phase = Http1Phase.IDLE;
        timer.idle();
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
        timer.idle();
        gate.open();
    }

    /** Logs a failure of the current request. */
    void log(Throwable cause) {
        loop.failed(request.method(), request.target(), cause);
    }

    private void closeGently() {
        stopServing();
        lingering.begin();
    }

    private void stopServing() {
        phase = Http1Phase.LINGERING;
        timer.restart();
        gate.discard();
        replies.writeGathered();
    }

    private ProtocolSwitch switching() {
        return new ProtocolSwitch(slot, context, gate, replies);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ignored) {
        replies.writeGathered();
        loop.flushLater(context);
        if (phase == Http1Phase.IDLE && gate.holdsPartOfAHead()) {
            phase = Http1Phase.HEAD;
            request.unknown();
            timer.headBegun();
        } else if (phase.isSending()) {
            gate.limitWaiting();
        }
        if (phase != Http1Phase.LINGERING) {
            gate.closeWhileFull();
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ignored) {
        boolean writable = context.channel().isWritable();
        if (writable && phase == Http1Phase.STREAMING) {
            replies.writable();
        } else if (writable && gate.isFull()) {
            timer.restart();
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
            log(cause);
        }
        context.close();
    }

    @Override
    public void shutDown() {
        closing = true;
        if (phase == Http1Phase.IDLE) {
            stopServing();
            lingering.skip();
        } else {
            replies.stop(phase == Http1Phase.HELD);
        }
    }

    @Override
    public void sweep(int tick) {
        boolean reading = phase == Http1Phase.LINGERING && !lingering.isOutputEnded();
        if (timer.isStalled()) {
            context.close();
        } else if (reading || gate.isFull() || phase.isSending()) {
            // The connection waits for the client's reads, which only a stall ends, or for the server itself.
            timer.pause();
        } else if (timer.isTooLate(phase)) {
            giveUp();
        }
    }

    private void giveUp() {
        switch (phase) {
            case IDLE -> shutDown();
            case HEAD, BODY -> deliverRefusal(RequestRefusal.SLOW);
            default -> context.close();
        }
    }
}
