package dev.ectype.runtime.netty;

import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;

/** The only class that links against epoll, so that nothing else fails when its jars are absent. */
final class EpollTransport {
    private EpollTransport() {}

    static boolean isAvailable() {
        return Epoll.isAvailable();
    }

    static Transport create() {
        return new Transport(EpollIoHandler.newFactory(), EpollServerSocketChannel.class);
    }
}
