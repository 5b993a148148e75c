package dev.ectype.cli.proxy.context;

import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;

/** Selects the socket transport of Netty: epoll if its library loads, else NIO. */
public record SocketTransport(
        IoHandlerFactory handlers, Class<? extends ServerChannel> server, Class<? extends SocketChannel> client) {
    public static SocketTransport best() {
        return Epoll.isAvailable()
                ? new SocketTransport(
                        EpollIoHandler.newFactory(), EpollServerSocketChannel.class, EpollSocketChannel.class)
                : new SocketTransport(NioIoHandler.newFactory(), NioServerSocketChannel.class, NioSocketChannel.class);
    }
}
