package dev.ectype.cli.proxy;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.EventLoop;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpDecoderConfig;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** What the connections of one thread share: exchanges under way, and connections to servers that wait for another. */
final class ProxyLoop {
    private static final long LONGEST_REST = TimeUnit.MINUTES.toNanos(5);

    private final Shared shared;
    private final Dialer dialer;
    private final IdleConnections idle = new IdleConnections();
    private final Set<Passage> passages = new LinkedHashSet<>();
    private final Records records;

    ProxyLoop(Shared shared, EventLoop thread) {
        this.shared = shared;
        this.records = new Records(shared, thread);
        this.dialer = new Dialer(shared, thread);
        thread.scheduleAtFixedRate(this::look, 250, 250, TimeUnit.MILLISECONDS);
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

    private void look() {
        idle.closeThoseBefore(System.nanoTime() - LONGEST_REST);
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
        idle.closeThoseBefore(System.nanoTime());
    }

    IdleConnections idle() {
        return idle;
    }

    Dialer dialer() {
        return dialer;
    }

    /** Connects for an exchange, which is told what came of it. */
    void connect(Upstream upstream, Passage passage) {
        dialer.dial(upstream).addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                passage.fail(ProxyFault.unreachable(upstream, done.cause()));
                return;
            }
            HttpDecoderConfig limits = new HttpDecoderConfig()
                    .setMaxInitialLineLength(Shared.LONGEST_LINE)
                    .setMaxHeaderSize(Shared.LONGEST_HEAD)
                    .setMaxChunkSize(Shared.PIECE);
            UpstreamSide side = new UpstreamSide(this, upstream);
            done.channel().pipeline().addLast(new HttpClientCodec(limits, false, false), side);
            passage.connected(side, false);
        });
    }
}
