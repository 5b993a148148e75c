package dev.ectype.cli.proxy;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.cli.certificate.HostCertificate;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http2.DefaultHttp2DataFrame;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.DefaultHttp2HeadersFrame;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2StreamFrame;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A server of HTTP/2 over TLS that does with each frame what a test says. */
final class Http2Server implements AutoCloseable {
    private final MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final AtomicInteger connections = new AtomicInteger();
    private final Channel acceptor;

    interface Script {
        void frame(ChannelHandlerContext stream, Http2StreamFrame frame, int connection) throws Exception;
    }

    /** Starts one that allows so many streams of a connection at once. */
    Http2Server(Path folder, int mostStreams, Script script) throws Exception {
        HostCertificate leaf =
                CertificateAuthority.in(folder.resolve("server-ca")).issue("localhost");
        SslContext tls = SslContextBuilder.forServer(leaf.key(), leaf.chain().toArray(new X509Certificate[0]))
                .sslProvider(SslProvider.JDK)
                .applicationProtocolConfig(new ApplicationProtocolConfig(
                        ApplicationProtocolConfig.Protocol.ALPN,
                        ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
                        ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
                        ApplicationProtocolNames.HTTP_2))
                .build();
        acceptor = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        int number = connections.getAndIncrement();
                        channel.pipeline()
                                .addLast(
                                        tls.newHandler(channel.alloc()),
                                        Http2FrameCodecBuilder.forServer()
                                                .initialSettings(Http2Settings.defaultSettings()
                                                        .maxConcurrentStreams(mostStreams))
                                                .build(),
                                        new Http2MultiplexHandler(stream(script, number)));
                    }
                })
                .bind("127.0.0.1", 0)
                .sync()
                .channel();
    }

    private static ChannelHandler stream(Script script, int number) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel stream) {
                stream.pipeline().addLast(new SimpleChannelInboundHandler<Http2StreamFrame>() {
                    @Override
                    protected void channelRead0(ChannelHandlerContext at, Http2StreamFrame frame) throws Exception {
                        script.frame(at, frame, number);
                    }
                });
            }
        };
    }

    /** Says a head, without a status where it is what comes last. */
    static void head(ChannelHandlerContext stream, String status, boolean whole, String... fields) {
        Http2Headers headers = new DefaultHttp2Headers();
        if (!status.isEmpty()) {
            headers.status(status);
        }
        for (int each = 0; each < fields.length; each += 2) {
            headers.add(fields[each], fields[each + 1]);
        }
        stream.writeAndFlush(new DefaultHttp2HeadersFrame(headers, whole));
    }

    /** Says a piece of a body. */
    static void body(ChannelHandlerContext stream, String text, boolean last) {
        stream.writeAndFlush(new DefaultHttp2DataFrame(Unpooled.copiedBuffer(text, StandardCharsets.UTF_8), last));
    }

    URI address() {
        return URI.create("https://localhost:" + ((InetSocketAddress) acceptor.localAddress()).getPort());
    }

    int connections() {
        return connections.get();
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 0, TimeUnit.SECONDS);
    }
}
