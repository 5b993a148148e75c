package dev.ectype.cli.proxy;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.cli.proxy.context.ExchangeRecorder;
import dev.ectype.cli.proxy.context.HostTlsContexts;
import dev.ectype.cli.proxy.context.NameResolverGroup;
import dev.ectype.cli.proxy.context.Notices;
import dev.ectype.cli.proxy.context.ProxyContext;
import dev.ectype.cli.proxy.context.ProxyOptions;
import dev.ectype.cli.proxy.context.SocketTransport;
import dev.ectype.cli.proxy.context.UpstreamSelector;
import dev.ectype.cli.proxy.context.UpstreamTls;
import dev.ectype.cli.proxy.exchange.ProxyLoop;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.util.concurrent.EventExecutor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javax.net.ssl.SSLException;

/** Runs a proxy that records the exchanges between its clients and servers. */
public final class RecordingProxy implements AutoCloseable {
    private final MultiThreadIoEventLoopGroup group;
    private final Channel acceptor;
    private final Map<EventExecutor, ProxyLoop> loops;
    private final ProxyContext shared;

    private RecordingProxy(
            MultiThreadIoEventLoopGroup group,
            Channel acceptor,
            Map<EventExecutor, ProxyLoop> loops,
            ProxyContext shared) {
        this.group = group;
        this.acceptor = acceptor;
        this.loops = loops;
        this.shared = shared;
    }

    /** Starts to listen. Throws an {@link IOException} if that fails. */
    public static RecordingProxy start(ProxyOptions options, ExchangeRecorder recorder) throws IOException {
        return start(options, recorder, notice -> {});
    }

    /**
     * Starts to listen, with a consumer of notices.
     *
     * @param notices the consumer of messages to the user, called from any thread
     */
    public static RecordingProxy start(ProxyOptions options, ExchangeRecorder recorder, Consumer<String> notices)
            throws IOException {
        ProxyContext shared = shared(options, recorder, notices);
        MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(
                Runtime.getRuntime().availableProcessors(), shared.sockets().handlers());
        Map<EventExecutor, ProxyLoop> loops = new LinkedHashMap<>();
        for (EventExecutor thread : group) {
            loops.put(thread, new ProxyLoop(shared, (EventLoop) thread));
        }
        ChannelFuture bound = new ServerBootstrap()
                .group(group)
                .channel(shared.sockets().server())
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ClientChannelInitializer(loops, UpstreamSelector.of(options)))
                .bind(options.host(), options.port())
                .awaitUninterruptibly();
        if (!bound.isSuccess()) {
            group.shutdownGracefully(0, 0, TimeUnit.SECONDS);
            throw new IOException(bound.cause().getMessage(), bound.cause());
        }
        RecordingProxy proxy = new RecordingProxy(group, bound.channel(), loops, shared);
        shared.ownPort().set(proxy.port());
        return proxy;
    }

    private static ProxyContext shared(ProxyOptions options, ExchangeRecorder recorder, Consumer<String> notices)
            throws SSLException {
        long budget = Math.max(options.maxRecordedBody(), Runtime.getRuntime().maxMemory() / 4);
        CertificateAuthority authority = options.authority();
        return new ProxyContext(
                options,
                recorder,
                SocketTransport.best(),
                new NameResolverGroup(),
                UpstreamTls.of(options.insecure()),
                authority == null ? null : new HostTlsContexts(authority),
                new AtomicInteger(),
                new Notices(notices),
                new AtomicLong(budget),
                new CompletableFuture<>());
    }

    public int port() {
        return ((InetSocketAddress) acceptor.localAddress()).getPort();
    }

    /** Completes when the recorder fails. */
    public CompletableFuture<IOException> failure() {
        return shared.failure();
    }

    /** Stops listening, ends all exchanges under way, and records each of them. */
    @Override
    public void close() {
        acceptor.close().awaitUninterruptibly();
        loops.forEach((thread, loop) -> thread.submit(loop::end).awaitUninterruptibly());
        group.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
        shared.names().close();
    }
}
