package dev.ectype.cli.proxy;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpDecoderConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What one thread is connected with: finds each exchange a way to its server. */
final class Connections {
    private static final int MOST_REMEMBERED = 256;

    private final ProxyLoop loop;
    private final IdleConnections idle = new IdleConnections();
    private final Map<Upstream, SharedUpstream> shared = new LinkedHashMap<>();

    Connections(ProxyLoop loop) {
        this.loop = loop;
    }

    IdleConnections idle() {
        return idle;
    }

    /** Finds one that waits, or another. */
    void find(Passage passage) {
        UpstreamSide waiting = idle.take(passage.upstream(), !passage.isRepeatable());
        if (waiting == null) {
            findAnother(passage);
        } else {
            passage.connected(waiting, true);
        }
    }

    /** Finds one that no other exchange has left. */
    void findAnother(Passage passage) {
        Upstream upstream = passage.upstream();
        boolean alone = !upstream.secured() || passage.isUpgrade();
        SharedUpstream server = alone ? null : shared(upstream);
        if (server == null || server.isAlone()) {
            connect(passage, upstream);
        } else {
            server.find(passage);
        }
    }

    private SharedUpstream shared(Upstream upstream) {
        if (shared.size() > MOST_REMEMBERED) {
            shared.values().removeIf(SharedUpstream::isUnused);
        }
        return shared.computeIfAbsent(upstream, absent -> new SharedUpstream(loop, upstream));
    }

    private void connect(Passage passage, Upstream upstream) {
        loop.dialer().dial(upstream, true).addListener((ChannelFutureListener) done -> {
            if (done.isSuccess()) {
                passage.connected(over(done.channel(), upstream), false);
            } else {
                passage.fail(ProxyFault.unreachable(upstream, done.cause()));
            }
        });
    }

    /** Speaks HTTP/1.1 over a connection. */
    UpstreamSide over(Channel channel, Upstream upstream) {
        HttpDecoderConfig limits = new HttpDecoderConfig()
                .setMaxInitialLineLength(Shared.LONGEST_LINE)
                .setMaxHeaderSize(Shared.LONGEST_HEAD)
                .setMaxChunkSize(Shared.PIECE);
        UpstreamSide side = new UpstreamSide(loop, upstream, null);
        channel.pipeline().addLast(new HttpClientCodec(limits, false, false), side);
        return side;
    }

    /** Closes connections that nobody used for longer. */
    void closeThoseBefore(long latest) {
        idle.closeThoseBefore(latest);
        List.copyOf(shared.values()).forEach(each -> each.closeThoseBefore(latest));
    }
}
