package dev.ectype.cli.proxy;

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

/** A server with TLS. Whether exchanges share its connections is known from the first, for which they wait; those of HTTP/1.1 are had alone. */
final class SharedUpstream {
    private static final int MOST_CONNECTIONS = 4;

    private final ProxyLoop loop;
    private final Upstream upstream;
    private final Deque<Passage> waiting = new ArrayDeque<>();
    private final List<Http2Upstream> open = new ArrayList<>();
    private @Nullable Http2Upstream beginning;
    private boolean connecting;
    private boolean alone;

    SharedUpstream(ProxyLoop loop, Upstream upstream) {
        this.loop = loop;
        this.upstream = upstream;
    }

    Upstream upstream() {
        return upstream;
    }

    UpstreamSide side(Http2Upstream carrier) {
        return new UpstreamSide(loop, upstream, carrier);
    }

    /** Whether the server speaks HTTP/1.1 only. */
    boolean isAlone() {
        return alone;
    }

    boolean isUnused() {
        return waiting.isEmpty() && open.isEmpty() && !connecting;
    }

    void find(Passage passage) {
        waiting.addLast(passage);
        serve();
    }

    /** Gives those that wait what there is room for. */
    void serve() {
        waiting.removeIf(Passage::isOver);
        while (!waiting.isEmpty()) {
            Http2Upstream free =
                    open.stream().filter(Http2Upstream::hasRoom).findFirst().orElse(null);
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
                refuse(ProxyFault.unreachable(upstream, done.cause()));
            } else if (speaksHttp2(done.channel())) {
                beginning = new Http2Upstream(this, done.channel());
                beginning.begin();
            } else {
                connecting = false;
                goAlone(done.channel());
            }
        });
    }

    private static boolean speaksHttp2(Channel channel) {
        SslHandler tls = Objects.requireNonNull(channel.pipeline().get(SslHandler.class));
        return ApplicationProtocolNames.HTTP_2.equals(tls.applicationProtocol());
    }

    private void goAlone(Channel channel) {
        alone = true;
        waiting.removeIf(Passage::isOver);
        List<Passage> all = new ArrayList<>(waiting);
        waiting.clear();
        UpstreamSide side = loop.connections().over(channel, upstream);
        if (all.isEmpty()) {
            side.rest();
        } else {
            all.remove(0).connected(side, false);
        }
        all.forEach(loop.connections()::find);
    }

    /** Those that wait have others to wait for if one is open. */
    private void refuse(ProxyFault fault) {
        if (open.isEmpty()) {
            List<Passage> all = new ArrayList<>(waiting);
            waiting.clear();
            all.forEach(each -> each.fail(fault));
        }
    }

    /** The server says how much it takes at once. */
    void canServe(Http2Upstream connection) {
        if (connection == beginning) {
            beginning = null;
            connecting = false;
            open.add(connection);
        }
        serve();
    }

    void lost(Http2Upstream connection) {
        open.remove(connection);
        if (connection == beginning) {
            beginning = null;
            connecting = false;
            refuse(ProxyFault.closed(upstream));
        } else {
            serve();
        }
    }

    /** Closes connections that nobody used for longer. */
    void closeThoseBefore(long latest) {
        List.copyOf(open).stream().filter(each -> each.hasWaitedSince(latest)).forEach(Http2Upstream::close);
    }
}
