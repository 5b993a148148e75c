package dev.ectype.benchmark.wire.fixed;

import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Creates one event loop like the emulator's: with epoll if available. */
record SingleEventLoop(EventLoopGroup group, Class<? extends ServerChannel> acceptor) {
    static SingleEventLoop single() {
        boolean epoll = Epoll.isAvailable();
        return new SingleEventLoop(
                new MultiThreadIoEventLoopGroup(1, epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory()),
                epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class);
    }

    /** Prints the ready line of a server, as an emulator does. */
    static void ready(int port) {
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println("ready http://127.0.0.1:" + port);
    }

    /** Waits for the end of the process. */
    static void serve(Channel channel) throws InterruptedException {
        channel.closeFuture().sync();
    }
}
