package dev.ectype.benchmark.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.Future;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** Sends requests on one connection, each after all replies to the previous bytes. Opens another connection when the server closes this one. */
final class HttpLoadConnection extends ChannelInboundHandlerAdapter {
    private final LoadTally<byte[]> tally;
    private final EventLoopGroup loop;
    private final Bootstrap bootstrap;
    private long sentNanos;
    private boolean success;
    private int waiting;
    private boolean staysOpen;

    HttpLoadConnection(LoadTally<byte[]> tally, EventLoopGroup loop, Bootstrap bootstrap) {
        this.tally = tally;
        this.loop = loop;
        this.bootstrap = bootstrap;
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
        byte[] requests = tally.next();
        waiting = heads(requests);
        context.writeAndFlush(Unpooled.wrappedBuffer(requests));
    }

    /** Counts the requests in bytes that are sent at once. */
    private static int heads(byte[] requests) {
        return new String(requests, StandardCharsets.ISO_8859_1).split(" HTTP/1.1\r\n", -1).length - 1;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpResponse reply) {
            success = reply.status().codeClass() == HttpStatusClass.SUCCESS;
            staysOpen = HttpUtil.isKeepAlive(reply);
        }
        if (message instanceof LastHttpContent) {
            waiting--;
            tally.replied(System.nanoTime() - sentNanos, success);
            if (!staysOpen) {
                context.close();
            } else if (waiting == 0) {
                sendRequest(context);
            }
        }
        ReferenceCountUtil.release(message);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (loop.isShuttingDown()) {
            return;
        }
        if (waiting > 0) {
            tally.failed();
        }
        bootstrap.connect().addListener(this::endWithoutServer);
    }

    private void endWithoutServer(Future<? super Void> connected) {
        if (!connected.isSuccess()) {
            tally.failed();
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        tally.failed();
        context.close();
    }
}
