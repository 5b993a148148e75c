package dev.ectype.runtime.netty;

import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;

/** Creates the epoll transport. No other class links against epoll, so its jars are optional. */
final class EpollTransport {
    private EpollTransport() {}

    static boolean isAvailable() {
        return Epoll.isAvailable();
    }

    static Transport create() {
        return new Transport(EpollIoHandler.newFactory(), EpollServerSocketChannel.class);
    }
}
