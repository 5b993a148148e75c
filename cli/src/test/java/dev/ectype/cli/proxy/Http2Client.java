package dev.ectype.cli.proxy;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2StreamChannelBootstrap;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Speaks HTTP/2 from its first byte on, over one connection. */
final class Http2Client implements AutoCloseable {
    private final MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final Channel connection;

    Http2Client(int port) throws InterruptedException {
        connection = new Bootstrap()
                .group(group)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline()
                                .addLast(
                                        Http2FrameCodecBuilder.forClient().build(),
                                        new Http2MultiplexHandler(new ChannelInboundHandlerAdapter()));
                    }
                })
                .connect("127.0.0.1", port)
                .sync()
                .channel();
    }

    /** Sends a request; gives the status and the body, or how the stream failed. */
    CompletableFuture<String> send(String method, String path, String body) throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<>();
        Channel stream = new Http2StreamChannelBootstrap(connection)
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel opened) {
                        opened.pipeline()
                                .addLast(
                                        new Http2StreamFrameToHttpObjectCodec(false),
                                        new HttpObjectAggregator(10 << 20),
                                        new Answer(answer));
                    }
                })
                .open()
                .get();
        DefaultFullHttpRequest request = new DefaultFullHttpRequest(
                HttpVersion.HTTP_1_1,
                HttpMethod.valueOf(method),
                path,
                Unpooled.copiedBuffer(body, StandardCharsets.UTF_8));
        request.headers().set("host", "proxy.example").set("x-http2-scheme", "http");
        stream.writeAndFlush(request);
        return answer.orTimeout(20, TimeUnit.SECONDS);
    }

    private static final class Answer extends SimpleChannelInboundHandler<FullHttpResponse> {
        private final CompletableFuture<String> answer;

        Answer(CompletableFuture<String> answer) {
            this.answer = answer;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext at, FullHttpResponse reply) {
            answer.complete(reply.status().code() + " " + reply.content().toString(StandardCharsets.UTF_8));
        }

        @Override
        public void channelInactive(ChannelHandlerContext at) {
            // Whether a reply had begun makes no difference to who waits for the whole of it.
            answer.completeExceptionally(new IllegalStateException("the stream was reset"));
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext at, Throwable cause) {
            answer.completeExceptionally(cause);
        }
    }

    @Override
    public void close() {
        connection.close();
        group.shutdownGracefully(0, 0, TimeUnit.SECONDS);
    }
}
