package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.ProxyContext;
import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.cli.proxy.message.ProxyError;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpDecoderConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds or opens a connection to a server for each exchange of one event loop. */
final class UpstreamConnections {
    private static final int MAX_POOLS = 256;

    private final ProxyLoop loop;
    private final IdleConnections idle = new IdleConnections();
    private final Map<Upstream, UpstreamPool> pools = new LinkedHashMap<>();

    UpstreamConnections(ProxyLoop loop) {
        this.loop = loop;
    }

    IdleConnections idle() {
        return idle;
    }

    /** Finds an idle connection or opens one. */
    void find(ProxiedExchange exchange) {
        UpstreamConnectionHandler waiting =
                idle.take(exchange.upstream(), !exchange.requestHead().isRepeatable());
        if (waiting == null) {
            findUnused(exchange);
        } else {
            exchange.connected(waiting, true);
        }
    }

    /** Opens a connection that no other exchange has used. */
    void findUnused(ProxiedExchange exchange) {
        Upstream upstream = exchange.upstream();
        boolean alone = !upstream.secured() || exchange.requestHead().isUpgrade();
        UpstreamPool server = alone ? null : pool(upstream);
        if (server == null || server.isHttp1Only()) {
            connect(exchange, upstream);
        } else {
            server.find(exchange);
        }
    }

    private UpstreamPool pool(Upstream upstream) {
        if (pools.size() > MAX_POOLS) {
            pools.values().removeIf(UpstreamPool::isUnused);
        }
        return pools.computeIfAbsent(upstream, absent -> new UpstreamPool(loop, upstream));
    }

    private void connect(ProxiedExchange exchange, Upstream upstream) {
        loop.dialer().dial(upstream, true).addListener((ChannelFutureListener) done -> {
            if (done.isSuccess()) {
                exchange.connected(http1(done.channel(), upstream), false);
            } else {
                exchange.fail(ProxyError.unreachable(upstream, done.cause()));
            }
        });
    }

    /** Sets up HTTP/1.1 on a connection. */
    UpstreamConnectionHandler http1(Channel channel, Upstream upstream) {
        HttpDecoderConfig limits = new HttpDecoderConfig()
                .setMaxInitialLineLength(ProxyContext.LONGEST_LINE)
                .setMaxHeaderSize(ProxyContext.LONGEST_HEAD)
                .setMaxChunkSize(ProxyContext.MAX_CHUNK);
        UpstreamConnectionHandler connection = new UpstreamConnectionHandler(loop, upstream, null);
        channel.pipeline().addLast(new HttpClientCodec(limits, false, false), connection);
        return connection;
    }

    /** Closes connections that are idle for longer. */
    void closeIdleSince(long latest) {
        idle.closeIdleSince(latest);
        List.copyOf(pools.values()).forEach(each -> each.closeIdleSince(latest));
    }
}
