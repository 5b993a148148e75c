package dev.ectype.cli.proxy.exchange;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** Forwards bytes to another connection as fast as that accepts them. */
public final class Relay extends ChannelInboundHandlerAdapter {
    private final Channel other;

    public Relay(Channel other) {
        this.other = other;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) {
        other.write(bytes);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        other.flush();
        if (other.isWritable()) {
            context.read();
        }
    }

    /** Reads the other connection again when this one accepts more. */
    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        if (context.channel().isWritable()) {
            other.read();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        other.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
