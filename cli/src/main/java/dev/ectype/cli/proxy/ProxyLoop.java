package dev.ectype.cli.proxy;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.ssl.SslHandler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What the connections of one thread share: exchanges under way, and connections to servers that wait for another. */
final class ProxyLoop {
    private static final int MOST_IDLE = 256;

    /** A server closes what is idle at some time: what cannot be sent twice is not sent over an old connection. */
    private static final long FRESH = TimeUnit.SECONDS.toNanos(2);

    private final Shared shared;
    private final EventLoop thread;
    private final Map<Upstream, Deque<UpstreamSide>> idle = new LinkedHashMap<>();
    private final Set<Passage> passages = new LinkedHashSet<>();
    private final Records records;

    ProxyLoop(Shared shared, EventLoop thread) {
        this.shared = shared;
        this.thread = thread;
        this.records = new Records(shared, thread);
        thread.scheduleAtFixedRate(this::lookForLateReplies, 250, 250, TimeUnit.MILLISECONDS);
    }

    Shared shared() {
        return shared;
    }

    Records records() {
        return records;
    }

    void began(Passage passage) {
        passages.add(passage);
    }

    void ended(Passage passage) {
        passages.remove(passage);
    }

    private void lookForLateReplies() {
        long latest = System.nanoTime() - shared.options().patience().toNanos();
        for (Passage each : new ArrayList<>(passages)) {
            each.breakOffIfAskedBefore(latest);
        }
    }

    /** Ends everything that is under way. */
    void end() {
        records.keepAll();
        for (Passage each : new ArrayList<>(passages)) {
            each.fail(ProxyFault.ended());
        }
        List<UpstreamSide> all = new ArrayList<>();
        idle.values().forEach(all::addAll);
        all.forEach(UpstreamSide::close);
    }

    /** A connection that waits; null if there is none. */
    @Nullable
    UpstreamSide idle(Upstream upstream, boolean onlyFresh) {
        Deque<UpstreamSide> waiting = idle.get(upstream);
        UpstreamSide found = waiting == null ? null : waiting.pollLast();
        if (found != null && (!found.isActive() || onlyFresh && System.nanoTime() - found.idleSince() > FRESH)) {
            found.close();
            return null;
        }
        return found;
    }

    void keep(UpstreamSide connection) {
        Deque<UpstreamSide> waiting = idle.computeIfAbsent(connection.upstream(), absent -> new ArrayDeque<>());
        if (waiting.size() >= MOST_IDLE) {
            connection.close();
        } else {
            waiting.addLast(connection);
        }
    }

    void forget(UpstreamSide connection) {
        Deque<UpstreamSide> waiting = idle.get(connection.upstream());
        if (waiting != null && waiting.remove(connection) && waiting.isEmpty()) {
            idle.remove(connection.upstream());
        }
    }

    /** Connects for an exchange, which is told what came of it. */
    void connect(Upstream upstream, Passage passage) {
        UpstreamSide side = new UpstreamSide(this, upstream);
        ChannelFuture connecting = new Bootstrap()
                .group(thread)
                .channel(shared.sockets().client())
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.AUTO_READ, false)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int)
                        Math.min(10_000, shared.options().patience().toMillis()))
                .handler(pipeline(upstream, side))
                .connect(upstream.plainHost(), upstream.port());
        connecting.addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                passage.fail(ProxyFault.unreachable(upstream, done.cause()));
            } else if (upstream.secured()) {
                secure(done.channel(), upstream, side, passage);
            } else {
                passage.connected(side, false);
            }
        });
    }

    private void secure(Channel channel, Upstream upstream, UpstreamSide side, Passage passage) {
        channel.read();
        channel.pipeline().get(SslHandler.class).handshakeFuture().addListener(done -> {
            if (done.isSuccess()) {
                passage.connected(side, false);
            } else {
                channel.close();
                passage.fail(ProxyFault.unreachable(upstream, done.cause()));
            }
        });
    }

    private ChannelInitializer<Channel> pipeline(Upstream upstream, UpstreamSide side) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                if (upstream.secured()) {
                    SslHandler handler =
                            shared.upstreamTls().newHandler(channel.alloc(), upstream.plainHost(), upstream.port());
                    handler.setHandshakeTimeoutMillis(10_000);
                    channel.pipeline().addLast(handler);
                }
                HttpDecoderConfig limits = new HttpDecoderConfig()
                        .setMaxInitialLineLength(Shared.LONGEST_LINE)
                        .setMaxHeaderSize(Shared.LONGEST_HEAD)
                        .setMaxChunkSize(Shared.PIECE);
                channel.pipeline().addLast(new HttpClientCodec(limits, false, false), side);
            }
        };
    }
}
