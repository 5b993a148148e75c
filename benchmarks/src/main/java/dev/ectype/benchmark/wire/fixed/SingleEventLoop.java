package dev.ectype.benchmark.wire.fixed;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Creates one event loop like the emulator's: with epoll if available. */
record SingleEventLoop(EventLoopGroup group, Class<? extends ServerChannel> acceptor) {
    static SingleEventLoop single() {
        boolean epoll = Epoll.isAvailable();
        return new SingleEventLoop(
                new MultiThreadIoEventLoopGroup(1, epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory()),
                epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class);
    }

    /** Listens on a free port of the loopback address. */
    static Channel listen(ChannelHandler connections) throws InterruptedException {
        SingleEventLoop loop = single();
        return new ServerBootstrap()
                .group(loop.group())
                .channel(loop.acceptor())
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(connections)
                .bind("127.0.0.1", 0)
                .sync()
                .channel();
    }

    /** Prints the ready line of a server, as an emulator does. */
    static void ready(String scheme, int port) {
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println("ready " + scheme + "://127.0.0.1:" + port);
    }

    /** Prints the ready line and waits for the end of the process. */
    static void serve(String scheme, Channel channel) throws InterruptedException {
        ready(scheme, ((InetSocketAddress) channel.localAddress()).getPort());
        channel.closeFuture().sync();
    }
}
