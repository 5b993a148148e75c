package dev.ectype.benchmark.wire.fixed;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import java.util.LinkedHashSet;
import java.util.Set;

/** Relays each text message of a WebSocket to all others on one event loop, without a look at its content. */
public final class FanOutServer {
    private static final int LARGEST = 65_536;

    private FanOutServer() {}

    /** Serves on a free port of the loopback address until the process ends. */
    public static void main(String[] arguments) throws InterruptedException {
        Set<Channel> open = new LinkedHashSet<>();
        Channel channel = SingleEventLoop.listen(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel accepted) {
                accepted.pipeline()
                        .addLast(
                                new HttpServerCodec(),
                                new HttpObjectAggregator(LARGEST),
                                new WebSocketServerProtocolHandler("/readings"),
                                new Relay(open));
            }
        });
        SingleEventLoop.serve("http", channel);
    }

    private static final class Relay extends SimpleChannelInboundHandler<TextWebSocketFrame> {
        private final Set<Channel> open;

        Relay(Set<Channel> open) {
            this.open = open;
        }

        @Override
        public void channelActive(ChannelHandlerContext context) {
            open.add(context.channel());
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            open.remove(context.channel());
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, TextWebSocketFrame frame) {
            for (Channel each : open) {
                if (!each.equals(context.channel())) {
                    each.writeAndFlush(frame.retainedDuplicate(), each.voidPromise());
                }
            }
        }
    }
}
