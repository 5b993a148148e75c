package dev.ectype.cli.proxy.context;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPromise;
import io.netty.channel.DefaultChannelPromise;
import io.netty.channel.EventLoop;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import java.net.ConnectException;
import java.net.InetSocketAddress;

/** Connects to servers. */
public final class Dialer {
    private static final int LONGEST = 10_000;

    private final ProxyContext shared;
    private final EventLoop thread;

    public Dialer(ProxyContext shared, EventLoop thread) {
        this.shared = shared;
        this.thread = thread;
    }

    /** Connects without sending anything. */
    public ChannelFuture dial(HostAndPort address) {
        ChannelFuture connecting = new Bootstrap()
                .group(thread)
                .channel(shared.sockets().client())
                .resolver(shared.names())
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.AUTO_READ, false)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int)
                        Math.min(LONGEST, shared.options().responseTimeout().toMillis()))
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        // The caller adds the protocol handlers when both connections exist.
                    }
                })
                .connect(address.host(), address.port());
        ChannelPromise elsewhere = new DefaultChannelPromise(connecting.channel(), thread);
        connecting.addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                elsewhere.setFailure(done.cause());
            } else if (isOurselves(done.channel())) {
                done.channel().close();
                elsewhere.setFailure(new ConnectException("it is the address of this proxy"));
            } else {
                elsewhere.setSuccess();
            }
        });
        return elsewhere;
    }

    /**
     * Connects, with TLS if the server uses it. The caller requests the first read.
     *
     * @param http1 whether to offer HTTP/1.1 only
     */
    public ChannelFuture dial(Upstream upstream, boolean http1) {
        ChannelFuture connecting = dial(upstream.hostAndPort());
        UpstreamTls tls = shared.upstreamTls();
        return upstream.secured() ? secured(upstream, http1 ? tls.http1() : tls.any(), connecting) : connecting;
    }

    private ChannelFuture secured(Upstream upstream, SslContext context, ChannelFuture connecting) {
        Channel channel = connecting.channel();
        ChannelPromise secured = new DefaultChannelPromise(channel, thread);
        connecting.addListener((ChannelFutureListener) done -> {
            if (!done.isSuccess()) {
                secured.setFailure(done.cause());
                return;
            }
            SslHandler tls =
                    context.newHandler(channel.alloc(), upstream.hostAndPort().host(), upstream.port());
            tls.setHandshakeTimeoutMillis(LONGEST);
            channel.pipeline().addLast(tls);
            channel.read();
            tls.handshakeFuture().addListener(shaken -> {
                if (shaken.isSuccess()) {
                    secured.setSuccess();
                } else {
                    channel.close();
                    secured.setFailure(shaken.cause());
                }
            });
        });
        return secured;
    }

    /** Detects connections of the proxy to itself, which would repeat forever. */
    private boolean isOurselves(Channel channel) {
        if (!(channel.remoteAddress() instanceof InetSocketAddress remote)
                || !(channel.localAddress() instanceof InetSocketAddress local)
                || remote.getPort() != shared.ownPort().get()) {
            return false;
        }
        return remote.getAddress().equals(local.getAddress())
                || remote.getAddress().isLoopbackAddress() && local.getAddress().isLoopbackAddress();
    }
}
