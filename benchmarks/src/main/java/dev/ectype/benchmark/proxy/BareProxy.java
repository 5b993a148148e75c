package dev.ectype.benchmark.proxy;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpServerCodec;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Forwards HTTP on one event loop with Netty's codecs and does nothing else. */
public final class BareProxy {
    private BareProxy() {}

    /** Serves on a free port of the loopback address; the argument is the port of the server behind it. */
    public static void main(String[] arguments) throws InterruptedException {
        int behind = Integer.parseInt(arguments[0]);
        boolean epoll = Epoll.isAvailable();
        IoHandlerFactory handlers = epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory();
        Class<? extends ServerChannel> acceptor = epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class;
        Class<? extends Channel> connector = epoll ? EpollSocketChannel.class : NioSocketChannel.class;
        Channel channel = new ServerBootstrap()
                .group(new MultiThreadIoEventLoopGroup(1, handlers))
                .channel(acceptor)
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(ChannelOption.AUTO_READ, false)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel accepted) {
                        connect(accepted, connector, behind);
                    }
                })
                .bind("127.0.0.1", 0)
                .sync()
                .channel();
        int port = ((InetSocketAddress) channel.localAddress()).getPort();
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println("ready http://127.0.0.1:" + port);
        channel.closeFuture().sync();
    }

    private static void connect(Channel accepted, Class<? extends Channel> connector, int behind) {
        new Bootstrap()
                .group(accepted.eventLoop())
                .channel(connector)
                .option(ChannelOption.TCP_NODELAY, true)
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel connected) {
                        connected.pipeline().addLast(new HttpClientCodec(), new PassOn(accepted));
                    }
                })
                .connect("127.0.0.1", behind)
                .addListener((ChannelFutureListener) done -> {
                    accepted.pipeline().addLast(new HttpServerCodec(), new PassOn(done.channel()));
                    accepted.config().setAutoRead(true);
                });
    }

    private static final class PassOn extends ChannelInboundHandlerAdapter {
        private final Channel other;

        PassOn(Channel other) {
            this.other = other;
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            other.write(message, other.voidPromise());
        }

        @Override
        public void channelReadComplete(ChannelHandlerContext context) {
            other.flush();
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            other.close();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            context.close();
        }
    }
}
