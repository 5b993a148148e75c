package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.cli.proxy.message.ProxyError;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslHandler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Pools the connections to one TLS server. The first connection shows whether the server speaks HTTP/2 and exchanges share connections, or
 * HTTP/1.1 with one exchange at a time.
 */
final class UpstreamPool {
    private static final int MOST_CONNECTIONS = 4;

    private final ProxyLoop loop;
    private final Upstream upstream;
    private final Deque<ProxiedExchange> waiting = new ArrayDeque<>();
    private final List<Http2UpstreamConnection> open = new ArrayList<>();
    private @Nullable Http2UpstreamConnection beginning;
    private boolean connecting;
    private boolean http1Only;

    UpstreamPool(ProxyLoop loop, Upstream upstream) {
        this.loop = loop;
        this.upstream = upstream;
    }

    Upstream upstream() {
        return upstream;
    }

    UpstreamConnectionHandler newStream(Http2UpstreamConnection carrier) {
        return new UpstreamConnectionHandler(loop, upstream, carrier);
    }

    /** Returns whether the server speaks HTTP/1.1 only. */
    boolean isHttp1Only() {
        return http1Only;
    }

    boolean isUnused() {
        return waiting.isEmpty() && open.isEmpty() && !connecting;
    }

    void find(ProxiedExchange exchange) {
        waiting.addLast(exchange);
        serve();
    }

    /** Assigns connections to waiting exchanges as far as there is room. */
    void serve() {
        waiting.removeIf(ProxiedExchange::isEnded);
        while (!waiting.isEmpty()) {
            Http2UpstreamConnection free = open.stream()
                    .filter(Http2UpstreamConnection::hasRoom)
                    .findFirst()
                    .orElse(null);
            if (free == null) {
                break;
            }
            free.open(waiting.removeFirst());
        }
        if (!waiting.isEmpty() && !connecting && open.size() < MOST_CONNECTIONS) {
            connect();
        }
    }

    private void connect() {
        connecting = true;
        loop.dialer().dial(upstream, false).addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                connecting = false;
                refuse(ProxyError.unreachable(upstream, done.cause()));
            } else if (speaksHttp2(done.channel())) {
                beginning = new Http2UpstreamConnection(this, done.channel());
                beginning.begin();
            } else {
                connecting = false;
                useHttp1(done.channel());
            }
        });
    }

    private static boolean speaksHttp2(Channel channel) {
        SslHandler tls = Objects.requireNonNull(channel.pipeline().get(SslHandler.class));
        return ApplicationProtocolNames.HTTP_2.equals(tls.applicationProtocol());
    }

    private void useHttp1(Channel channel) {
        http1Only = true;
        waiting.removeIf(ProxiedExchange::isEnded);
        List<ProxiedExchange> all = new ArrayList<>(waiting);
        waiting.clear();
        UpstreamConnectionHandler connection = loop.connections().http1(channel, upstream);
        if (all.isEmpty()) {
            connection.release();
        } else {
            all.remove(0).connected(connection, false);
        }
        all.forEach(loop.connections()::find);
    }

    /** Fails the waiting exchanges, unless an open connection can still serve them. */
    private void refuse(ProxyError error) {
        if (open.isEmpty()) {
            List<ProxiedExchange> all = new ArrayList<>(waiting);
            waiting.clear();
            all.forEach(each -> each.fail(error));
        }
    }

    /** Serves waiting exchanges when a connection becomes ready or its server changes the limit of streams. */
    void canServe(Http2UpstreamConnection connection) {
        if (connection == beginning) {
            beginning = null;
            connecting = false;
            open.add(connection);
        }
        serve();
    }

    void lost(Http2UpstreamConnection connection) {
        open.remove(connection);
        if (connection == beginning) {
            beginning = null;
            connecting = false;
            refuse(ProxyError.closed(upstream));
        } else {
            serve();
        }
    }

    /** Closes connections that are idle for longer. */
    void closeIdleSince(long latest) {
        List.copyOf(open).stream().filter(each -> each.isIdleSince(latest)).forEach(Http2UpstreamConnection::close);
    }
}
