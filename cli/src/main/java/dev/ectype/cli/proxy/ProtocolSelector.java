package dev.ectype.cli.proxy;

import dev.ectype.cli.proxy.context.HostAndPort;
import dev.ectype.cli.proxy.context.HostTlsContexts;
import dev.ectype.cli.proxy.context.ProxyContext;
import dev.ectype.cli.proxy.context.UpstreamSelector;
import dev.ectype.cli.proxy.exchange.ClientConnectionHandler;
import dev.ectype.cli.proxy.exchange.ProxyLoop;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import io.netty.handler.ssl.SniHandler;
import org.jspecify.annotations.Nullable;

/**
 * Selects the handlers of a client connection by the detected protocol.
 *
 * @param tunnel the target of the tunnel; null if the client speaks to the proxy itself
 * @param secured whether the connection is inside TLS that the proxy terminates
 */
record ProtocolSelector(
        Channel channel,
        ProxyLoop loop,
        UpstreamSelector route,
        @Nullable HostAndPort tunnel,
        boolean secured) {
    private static final int MOST_STREAMS = 100;
    private static final int LONGEST_HELLO = 64 << 10;
    private static final long HANDSHAKE_MILLIS = 10_000;

    /** Waits for the first bytes of the client. */
    void detect() {
        channel.config().setAutoRead(false);
        channel.pipeline().addLast(new ProtocolDetector(this));
        if (channel.isActive()) {
            channel.read();
        }
    }

    /** Returns a selector for the inside of a tunnel to one server. */
    ProtocolSelector within(HostAndPort address) {
        return new ProtocolSelector(channel, loop, UpstreamSelector.through(address, false), address, false);
    }

    /** Returns a selector for the inside of TLS. */
    ProtocolSelector within(@Nullable String serverName) {
        if (tunnel == null) {
            return new ProtocolSelector(channel, loop, route, null, true);
        }
        HostAndPort address = serverName == null ? tunnel : tunnel.withName(serverName);
        return new ProtocolSelector(channel, loop, UpstreamSelector.through(address, true), address, true);
    }

    boolean mayBeTls() {
        return !secured && loop.context().certificates() != null;
    }

    void http1() {
        HttpDecoderConfig limits = new HttpDecoderConfig()
                .setMaxInitialLineLength(ProxyContext.LONGEST_LINE)
                .setMaxHeaderSize(ProxyContext.LONGEST_HEAD)
                .setMaxChunkSize(ProxyContext.MAX_CHUNK);
        channel.pipeline().addLast(new HttpServerCodec(limits));
        ClientConnectionHandler connection = new ClientConnectionHandler(loop, route, secured);
        if (route.isForward()) {
            channel.pipeline().addLast(new ConnectRequestHandler(this, connection));
        }
        channel.pipeline().addLast(connection);
    }

    void http2() {
        channel.pipeline()
                .addLast(
                        Http2FrameCodecBuilder.forServer()
                                .initialSettings(Http2Settings.defaultSettings()
                                        .maxConcurrentStreams(MOST_STREAMS)
                                        .maxHeaderListSize(ProxyContext.LONGEST_HEAD))
                                .build(),
                        new Http2MultiplexHandler(new ChannelInitializer<>() {
                            @Override
                            protected void initChannel(Channel stream) {
                                stream.config().setOption(ChannelOption.AUTO_READ, false);
                                stream.pipeline()
                                        .addLast(
                                                new Http2StreamFrameToHttpObjectCodec(true),
                                                new ClientConnectionHandler(loop, route, secured));
                            }
                        }));
        // HTTP/2 streams have their own flow control, so the connection reads automatically.
        channel.config().setAutoRead(true);
    }

    /** Terminates TLS with a certificate of the host that the client expects. */
    void tls() {
        HostTlsContexts certificates = loop.context().certificates();
        if (certificates == null) {
            channel.close();
            return;
        }
        String host = tunnel == null ? loop.context().options().host() : tunnel.host();
        channel.pipeline()
                .addLast(
                        new SniHandler(name -> certificates.of(name, host), LONGEST_HELLO, HANDSHAKE_MILLIS),
                        new ClientTlsHandler(this, host));
    }

    /** Forwards an unknown protocol blindly to the target of the client. */
    void tunnelTo(HostAndPort address) {
        if (secured) {
            loop.context()
                    .notices()
                    .publishOnce("the data that " + address.host() + " receives within TLS is not HTTP;"
                            + " --only with the hosts to record forwards other traffic unchanged");
            channel.close();
        } else {
            channel.pipeline().addLast(new BlindTunnel(loop, address, false));
        }
    }
}
