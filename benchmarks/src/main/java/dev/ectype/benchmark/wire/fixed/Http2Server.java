package dev.ectype.benchmark.wire.fixed;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;

/** Serves HTTP/2 with prior knowledge on one event loop. Every request receives the same prepared bytes. */
public final class Http2Server {
    private Http2Server() {}

    /** Serves on a free port of the loopback address until the process ends. */
    public static void main(String[] arguments) throws InterruptedException {
        Channel channel = SingleEventLoop.listen(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel accepted) {
                accepted.pipeline().addLast(FixedHttp2Handler.create());
            }
        });
        SingleEventLoop.serve("http", channel);
    }
}
