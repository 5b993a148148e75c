package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.connection.ConnectionSlot;
import dev.ectype.runtime.netty.connection.ProtocolConnection;
import dev.ectype.runtime.server.protocol.ConnectionProtocol;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.MessageToMessageCodec;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.List;

/** Carries the bytes of another protocol in the binary messages of a WebSocket. Their boundaries have no meaning. */
final class WebSocketBytes extends MessageToMessageCodec<WebSocketFrame, ByteBuf> {
    private static final int NORMAL = 1000;
    private static final int NOT_BINARY = 1003;

    private boolean closing;

    private WebSocketBytes() {
        super(WebSocketFrame.class, ByteBuf.class);
    }

    /** Replaces HTTP/1 behind the handler of a connection. */
    static void join(ConnectionSlot slot, ConnectionProtocol protocol, ChannelPipeline pipeline) {
        WebSocketConnection.addFrames(pipeline);
        pipeline.addLast(new WebSocketBytes());
        ProtocolConnection.start(protocol, slot, pipeline);
    }

    @Override
    protected void decode(ChannelHandlerContext context, WebSocketFrame frame, List<Object> out) {
        if (closing) {
            return;
        }
        if (frame instanceof BinaryWebSocketFrame || frame instanceof ContinuationWebSocketFrame) {
            out.add(frame.content().retain());
        } else if (frame instanceof PingWebSocketFrame ping) {
            context.writeAndFlush(new PongWebSocketFrame(ping.content().retain()));
        } else if (frame instanceof CloseWebSocketFrame) {
            end(context, new CloseWebSocketFrame(NORMAL, ""), context.newPromise());
        } else if (!(frame instanceof PongWebSocketFrame)) {
            end(
                    context,
                    new CloseWebSocketFrame(NOT_BINARY, "only binary messages are supported"),
                    context.newPromise());
        }
    }

    @Override
    protected void encode(ChannelHandlerContext context, ByteBuf bytes, List<Object> out) {
        out.add(new BinaryWebSocketFrame(bytes.retain()));
    }

    @Override
    public void close(ChannelHandlerContext context, ChannelPromise promise) {
        end(context, new CloseWebSocketFrame(NORMAL, ""), promise);
    }

    private void end(ChannelHandlerContext context, CloseWebSocketFrame frame, ChannelPromise promise) {
        if (closing) {
            frame.release();
            context.close(promise);
            return;
        }
        closing = true;
        context.writeAndFlush(frame).addListener((ChannelFutureListener) sent -> context.close(promise));
    }
}
