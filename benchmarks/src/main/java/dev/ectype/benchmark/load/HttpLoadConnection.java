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

/** Sends requests on one connection, each after the whole reply to the previous one. */
final class HttpLoadConnection extends ChannelInboundHandlerAdapter {
    private final LoadTally tally;
    private final EventLoopGroup loop;
    private long sentNanos;
    private boolean success;

    HttpLoadConnection(LoadTally tally, EventLoopGroup loop) {
        this.tally = tally;
        this.loop = loop;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        sendRequest(context);
    }

    private void sendRequest(ChannelHandlerContext context) {
        if (tally.over()) {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
            return;
        }
        sentNanos = System.nanoTime();
        context.writeAndFlush(Unpooled.wrappedBuffer(tally.next()));
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpResponse reply) {
            success = reply.status().codeClass() == HttpStatusClass.SUCCESS;
        }
        if (message instanceof LastHttpContent) {
            tally.replied(System.nanoTime() - sentNanos, success);
            sendRequest(context);
        }
        ReferenceCountUtil.release(message);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        tally.failed();
        context.close();
    }
}
