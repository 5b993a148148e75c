package dev.ectype.runtime.netty.http2;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;

/** Detects the client's disconnect at the end of an HTTP/2 pipeline. */
final class DisconnectHandler extends ChannelInboundHandlerAdapter {
    private final Runnable closed;

    DisconnectHandler(Runnable closed) {
        this.closed = closed;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof ChannelInputShutdownEvent) {
            context.channel().close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        closed.run();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.channel().close();
    }
}
