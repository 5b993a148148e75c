package dev.ectype.cli.proxy;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.util.concurrent.EventExecutor;
import java.util.Map;
import java.util.Objects;

/** Prepares the connections of clients. */
final class ClientPipeline extends ChannelInitializer<Channel> {
    private final Map<EventExecutor, ProxyLoop> loops;
    private final Route route;

    ClientPipeline(Map<EventExecutor, ProxyLoop> loops, Route route) {
        this.loops = loops;
        this.route = route;
    }

    @Override
    protected void initChannel(Channel channel) {
        ProxyLoop loop = Objects.requireNonNull(loops.get(channel.eventLoop()));
        new ClientWire(channel, loop, route, null, false).look();
    }
}
