package dev.ectype.benchmark.load;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.util.concurrent.TimeUnit;

/** One connection: asks, waits for the whole reply, asks again. */
final class Conversation extends ChannelInboundHandlerAdapter {
    private final Tally tally;
    private final EventLoopGroup loop;
    private long askedNanos;
    private boolean success;

    Conversation(Tally tally, EventLoopGroup loop) {
        this.tally = tally;
        this.loop = loop;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        ask(context);
    }

    private void ask(ChannelHandlerContext context) {
        if (tally.over()) {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
            return;
        }
        askedNanos = System.nanoTime();
        context.writeAndFlush(Unpooled.wrappedBuffer(tally.next()));
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpResponse reply) {
            success = reply.status().codeClass() == HttpStatusClass.SUCCESS;
        }
        if (message instanceof LastHttpContent) {
            tally.replied(System.nanoTime() - askedNanos, success);
            ask(context);
        }
        ReferenceCountUtil.release(message);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        tally.failed();
        context.close();
    }
}
