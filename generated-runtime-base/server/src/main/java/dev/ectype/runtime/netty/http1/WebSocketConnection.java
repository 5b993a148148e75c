package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.WebSocketSession;
import dev.ectype.runtime.netty.connection.ClientConnection;
import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.StallDetector;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.CodecException;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameEncoder;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import java.io.IOException;
import java.util.concurrent.RejectedExecutionException;

/** Connects a WebSocket session to its channel. */
final class WebSocketConnection extends SimpleChannelInboundHandler<WebSocketFrame>
        implements ClientConnection, WebSocketSession.Peer {
    private static final int LARGEST = 1 << 20;
    private static final int NOT_TEXT = 1003;
    private static final int GOING_AWAY = 1001;
    private static final int FAILED = 1011;

    private final ConnectionSlot slot;
    private final LoopContext loop;
    private final WebSocketSession conversation;
    private final ChannelHandlerContext http;
    private final String target;
    private final StallDetector stall;
    private boolean over;

    private WebSocketConnection(
            ConnectionSlot slot, WebSocketSession conversation, ChannelHandlerContext http, String target) {
        this.slot = slot;
        this.loop = slot.loop();
        this.conversation = conversation;
        this.http = http;
        this.target = target;
        this.stall = new StallDetector(loop.ticks(loop.options().timeouts().write()));
    }

    /** Replaces HTTP/1 behind the handler of a connection. */
    static void join(ConnectionSlot slot, WebSocketSession conversation, ChannelHandlerContext http, String target) {
        WebSocketConnection made = new WebSocketConnection(slot, conversation, http, target);
        if (conversation.clientSpeaksFirst()) {
            // Until then the WebSocket counts as an idle connection.
            slot.idle();
        } else {
            slot.busy();
        }
        addFrames(http.pipeline());
        http.pipeline().addLast(new WebSocketFrameAggregator(LARGEST), made);
        conversation.opened(made);
    }

    /** Adds the handlers that read and write the frames of a WebSocket. */
    static void addFrames(ChannelPipeline pipeline) {
        WebSocketDecoderConfig config = WebSocketDecoderConfig.newBuilder()
                .maxFramePayloadLength(LARGEST)
                .allowExtensions(false)
                .closeOnProtocolViolation(true)
                .build();
        pipeline.addLast(new WebSocket13FrameDecoder(config), new WebSocket13FrameEncoder(false));
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        loop.opened(this);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext removed) {
        loop.closed(this);
        end();
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
        if (frame instanceof TextWebSocketFrame text) {
            receive(text.text());
        } else if (frame instanceof PingWebSocketFrame ping) {
            http.channel().writeAndFlush(new PongWebSocketFrame(ping.content().retain()));
        } else if (frame instanceof CloseWebSocketFrame close) {
            end();
            http.channel().writeAndFlush(close.retainedDuplicate()).addListener(ChannelFutureListener.CLOSE);
        } else if (!(frame instanceof PongWebSocketFrame)) {
            close(NOT_TEXT, "only text messages are supported");
        }
    }

    private void receive(String text) {
        if (over) {
            return;
        }
        slot.busy();
        try {
            conversation.received(text);
        } catch (RuntimeException failure) {
            loop.failed("GET", target, failure);
            close(FAILED, "the emulator failed");
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        end();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (!(cause instanceof IOException || cause instanceof CodecException)) {
            loop.failed("GET", target, cause);
        }
        http.channel().close();
    }

    @Override
    public void send(String text) {
        if (!over) {
            http.channel().writeAndFlush(new TextWebSocketFrame(text));
        }
    }

    @Override
    public void send(ByteSlice utf8) {
        if (!over) {
            ByteBuf text = Unpooled.wrappedBuffer(utf8.array(), utf8.from(), utf8.size());
            http.channel().writeAndFlush(new TextWebSocketFrame(text));
        }
    }

    @Override
    public boolean isReady() {
        return http.channel().isWritable();
    }

    @Override
    public void close(int code, String reason) {
        if (!over) {
            end();
            http.channel()
                    .writeAndFlush(new CloseWebSocketFrame(code, reason))
                    .addListener(ChannelFutureListener.CLOSE);
        }
    }

    @Override
    public void execute(Runnable work) {
        try {
            http.channel().eventLoop().execute(() -> {
                if (!over) {
                    work.run();
                }
            });
        } catch (RejectedExecutionException closed) {
            // The server and the session have ended.
            return;
        }
    }

    private void end() {
        if (!over) {
            over = true;
            conversation.closed();
        }
    }

    /** Pauses reads while the client does not read, because pending replies could grow without limit. */
    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        boolean ready = context.channel().isWritable();
        context.channel().config().setAutoRead(ready);
        if (ready && !over) {
            conversation.resumed();
        }
    }

    /** Ends connections with stalled output. A silent client is permitted. */
    @Override
    public void sweep(int tick) {
        if (stall.isReached(http.channel(), tick)) {
            http.channel().close();
        }
    }

    @Override
    public void shutDown() {
        close(GOING_AWAY, "the server stops");
    }
}
