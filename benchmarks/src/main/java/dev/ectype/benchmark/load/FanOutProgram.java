package dev.ectype.benchmark.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientHandshakerFactory;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Runs {@link MessageLoad#fanOut}. Arguments: port, subscribers, milliseconds, and the file of the message. */
final class FanOutProgram {
    private static final int LARGEST = 65_536;

    private final EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final LoadTally<byte[]> tally = new LoadTally<>(List.of(new byte[0]));
    private final CountDownLatch connected;
    private final int subscribers;
    private final byte[] message;
    private @Nullable Channel publisher;
    private int missing;
    private long sentNanos;

    private FanOutProgram(int subscribers, byte[] message) {
        this.subscribers = subscribers;
        this.message = message;
        this.connected = new CountDownLatch(subscribers + 1);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        FanOutProgram program =
                new FanOutProgram(Integer.parseInt(arguments[1]), Files.readAllBytes(Path.of(arguments[3])));
        program.run(Integer.parseInt(arguments[0]), TimeUnit.MILLISECONDS.toNanos(Long.parseLong(arguments[2])));
        new PrintStream(System.out, true, StandardCharsets.UTF_8)
                .println(program.tally.outcome().line());
    }

    private void run(int port, long nanos) throws InterruptedException {
        for (int at = 0; at < subscribers; at++) {
            open(port);
        }
        publisher = open(port);
        connected.await();
        tally.endAfter(nanos);
        loop.execute(this::publish);
        loop.terminationFuture().sync();
    }

    private Channel open(int port) throws InterruptedException {
        URI address = URI.create("ws://127.0.0.1:" + port + "/readings");
        return new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline()
                                .addLast(
                                        new HttpClientCodec(),
                                        new HttpObjectAggregator(LARGEST),
                                        new WebSocketClientProtocolHandler(
                                                WebSocketClientHandshakerFactory.newHandshaker(
                                                        address,
                                                        WebSocketVersion.V13,
                                                        null,
                                                        false,
                                                        new DefaultHttpHeaders())),
                                        new Subscriber());
                    }
                })
                .connect("127.0.0.1", port)
                .sync()
                .channel();
    }

    private void publish() {
        if (tally.over()) {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
            return;
        }
        missing = subscribers;
        sentNanos = System.nanoTime();
        Channel sending = publisher;
        if (sending != null) {
            sending.writeAndFlush(new TextWebSocketFrame(Unpooled.wrappedBuffer(message)));
        }
    }

    private final class Subscriber extends SimpleChannelInboundHandler<TextWebSocketFrame> {
        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event == WebSocketClientProtocolHandler.ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) {
                connected.countDown();
            }
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, TextWebSocketFrame frame) {
            tally.replied(System.nanoTime() - sentNanos, frame.content().readableBytes() == message.length);
            if (--missing == 0) {
                publish();
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            if (!tally.over()) {
                tally.failed();
            }
        }
    }
}
