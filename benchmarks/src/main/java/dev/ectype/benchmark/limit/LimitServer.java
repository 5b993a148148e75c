package dev.ectype.benchmark.limit;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpServerCodec;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Decodes requests with Netty's codec on one event loop and writes precomputed bytes. */
public final class LimitServer {
    private LimitServer() {}

    /** Serves on a free port of the loopback address until the process ends. */
    public static void main(String[] arguments) throws InterruptedException {
        boolean epoll = Epoll.isAvailable();
        IoHandlerFactory handlers = epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory();
        Class<? extends ServerChannel> acceptor = epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class;
        Channel channel = new ServerBootstrap()
                .group(new MultiThreadIoEventLoopGroup(1, handlers))
                .channel(acceptor)
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel accepted) {
                        accepted.pipeline().addLast(new HttpServerCodec(), new FixedReplyHandler());
                    }
                })
                .bind("127.0.0.1", 0)
                .sync()
                .channel();
        int port = ((InetSocketAddress) channel.localAddress()).getPort();
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println("ready http://127.0.0.1:" + port);
        channel.closeFuture().sync();
    }
}
