package dev.ectype.cli.proxy;

import dev.ectype.cli.proxy.context.UpstreamSelector;
import dev.ectype.cli.proxy.exchange.ProxyLoop;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.util.concurrent.EventExecutor;
import java.util.Map;
import java.util.Objects;

/** Sets up the pipelines of client connections. */
final class ClientChannelInitializer extends ChannelInitializer<Channel> {
    private final Map<EventExecutor, ProxyLoop> loops;
    private final UpstreamSelector route;

    ClientChannelInitializer(Map<EventExecutor, ProxyLoop> loops, UpstreamSelector route) {
        this.loops = loops;
        this.route = route;
    }

    @Override
    protected void initChannel(Channel channel) {
        ProxyLoop loop = Objects.requireNonNull(loops.get(channel.eventLoop()));
        new ProtocolSelector(channel, loop, route, null, false).detect();
    }
}
