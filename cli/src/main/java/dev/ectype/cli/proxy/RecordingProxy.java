package dev.ectype.cli.proxy;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import io.netty.util.concurrent.EventExecutor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import javax.net.ssl.SSLException;

/** A running proxy that records what goes through it. */
public final class RecordingProxy implements AutoCloseable {
    private final MultiThreadIoEventLoopGroup group;
    private final Channel acceptor;
    private final Map<EventExecutor, ProxyLoop> loops;
    private final CompletableFuture<IOException> failure;

    private RecordingProxy(
            MultiThreadIoEventLoopGroup group,
            Channel acceptor,
            Map<EventExecutor, ProxyLoop> loops,
            CompletableFuture<IOException> failure) {
        this.group = group;
        this.acceptor = acceptor;
        this.loops = loops;
        this.failure = failure;
    }

    /** Listens from now on; throws an {@link IOException} if it cannot. */
    public static RecordingProxy start(ProxyOptions options, Recorder recorder) throws IOException {
        Sockets sockets = Sockets.best();
        CompletableFuture<IOException> failure = new CompletableFuture<>();
        long budget = Math.max(options.longestBody(), Runtime.getRuntime().maxMemory() / 4);
        Shared shared = new Shared(options, recorder, sockets, tls(options), new AtomicLong(budget), failure);
        MultiThreadIoEventLoopGroup group =
                new MultiThreadIoEventLoopGroup(Runtime.getRuntime().availableProcessors(), sockets.handlers());
        Map<EventExecutor, ProxyLoop> loops = new LinkedHashMap<>();
        for (EventExecutor thread : group) {
            loops.put(thread, new ProxyLoop(shared, (EventLoop) thread));
        }
        ChannelFuture bound = new ServerBootstrap()
                .group(group)
                .channel(sockets.server())
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ClientPipeline(loops))
                .bind(options.host(), options.port())
                .awaitUninterruptibly();
        if (!bound.isSuccess()) {
            group.shutdownGracefully(0, 0, TimeUnit.SECONDS);
            throw new IOException(bound.cause().getMessage(), bound.cause());
        }
        return new RecordingProxy(group, bound.channel(), loops, failure);
    }

    private static SslContext tls(ProxyOptions options) throws SSLException {
        SslContextBuilder builder = SslContextBuilder.forClient().sslProvider(SslProvider.JDK);
        if (options.insecure()) {
            builder.trustManager(InsecureTrustManagerFactory.INSTANCE).endpointIdentificationAlgorithm("");
        } else {
            builder.endpointIdentificationAlgorithm("HTTPS");
        }
        return builder.build();
    }

    public int port() {
        return ((InetSocketAddress) acceptor.localAddress()).getPort();
    }

    /** Done when nothing can be recorded any more. */
    public CompletableFuture<IOException> failure() {
        return failure;
    }

    /** Listens no more, ends what is under way, and gives each of it to the recorder. */
    @Override
    public void close() {
        acceptor.close().awaitUninterruptibly();
        loops.forEach((thread, loop) -> thread.submit(loop::end).awaitUninterruptibly());
        group.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
