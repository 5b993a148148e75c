package dev.ectype.runtime.netty;

import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** Selects the access to the operating system's sockets: epoll if its library loads, else NIO. */
record Transport(IoHandlerFactory handlers, Class<? extends ServerChannel> serverChannel) {
    static Transport best() {
        try {
            if (EpollTransport.isAvailable()) {
                return EpollTransport.create();
            }
        } catch (LinkageError absent) {
            // The native transport is optional: without its jars its classes do not link.
            return nio();
        }
        return nio();
    }

    static Transport nio() {
        return new Transport(NioIoHandler.newFactory(), NioServerSocketChannel.class);
    }
}
