package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.netty.connection.LoopContext;
import dev.ectype.runtime.netty.connection.OpenConnections;
import dev.ectype.runtime.netty.connection.ReplyWorkers;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.tls.TlsContext;
import dev.ectype.runtime.server.protocol.ProtocolPort;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.FastThreadLocal;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Serves HTTP/1.1 and HTTP/2 on one port, and another protocol on a second one, in clear or over TLS. */
public final class NettyServer implements AutoCloseable {
    private final MultiThreadIoEventLoopGroup group;
    private final Channel acceptor;
    private final @Nullable Channel second;
    private final OpenConnections open;
    private final FastThreadLocal<LoopContext> loops;
    private final NettyOptions options;
    private final ReplyWorkers workers;

    private NettyServer(
            MultiThreadIoEventLoopGroup group,
            Channel acceptor,
            @Nullable Channel second,
            OpenConnections open,
            FastThreadLocal<LoopContext> loops,
            NettyOptions options,
            ReplyWorkers workers) {
        this.group = group;
        this.acceptor = acceptor;
        this.second = second;
        this.open = open;
        this.loops = loops;
        this.options = options;
        this.workers = workers;
    }

    /** Starts the server; throws {@link PortInUse} if another process has the port. */
    public static NettyServer start(NettyOptions options, HttpHandler handler) {
        Transport transport = Transport.best();
        OpenConnections open = new OpenConnections(options.limits().connections());
        ReplyWorkers workers = new ReplyWorkers();
        FastThreadLocal<LoopContext> loops = loops(options, handler, workers);
        SslContext tls = TlsContext.of(options.tls());
        ServerPipeline pipeline = new ServerPipeline(options, open, loops, tls, null);
        MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(options.loops(), transport.handlers());
        ServerBootstrap bootstrap = new ServerBootstrap()
                .group(group)
                .channel(transport.serverChannel())
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(ChannelOption.ALLOW_HALF_CLOSURE, true)
                .childHandler(pipeline);
        Channel acceptor = bind(bootstrap, options.host(), options.port());
        ProtocolPort other = options.second();
        Channel second = other == null
                ? null
                : bind(
                        bootstrap
                                .clone()
                                .childOption(ChannelOption.ALLOW_HALF_CLOSURE, false)
                                .childHandler(new ServerPipeline(options, open, loops, tls, other.protocol())),
                        options.host(),
                        other.port());
        return new NettyServer(group, acceptor, second, open, loops, options, workers);
    }

    private static Channel bind(ServerBootstrap bootstrap, String host, int port) {
        ChannelFuture bound = bootstrap.bind(host, port).awaitUninterruptibly();
        if (!bound.isSuccess()) {
            bootstrap.config().group().shutdownGracefully(0, 0, TimeUnit.SECONDS);
            throw failure(host, port, bound.cause());
        }
        return bound.channel();
    }

    private static FastThreadLocal<LoopContext> loops(NettyOptions options, HttpHandler handler, ReplyWorkers workers) {
        return new FastThreadLocal<>() {
            @Override
            protected LoopContext initialValue() {
                return new LoopContext(options, handler, workers);
            }
        };
    }

    private static RuntimeException failure(String host, int port, Throwable cause) {
        // Each transport has its own exception for this, but all contain the message of the operating system.
        if (cause instanceof IOException && String.valueOf(cause.getMessage()).contains("already in use")) {
            return new PortInUse(host, port, cause);
        }
        return new IllegalStateException("cannot listen on " + host + ":" + port, cause);
    }

    /** Returns the bound port: the requested one unless that was 0. */
    public int port() {
        return port(acceptor);
    }

    /** Returns the bound port of the second protocol, or -1 without one. */
    public int secondPort() {
        return second == null ? -1 : port(second);
    }

    private static int port(Channel bound) {
        return ((InetSocketAddress) bound.localAddress()).getPort();
    }

    /** Stops accepting, finishes open requests within the timeout of the options, and frees the threads. */
    @Override
    public void close() {
        if (group.isShuttingDown()) {
            return;
        }
        acceptor.close().awaitUninterruptibly();
        if (second != null) {
            second.close().awaitUninterruptibly();
        }
        for (EventExecutor executor : group) {
            executor.execute(() -> loops.get().shutDown());
        }
        try {
            open.awaitNone(options.timeouts().shutdown());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly(2000);
        workers.close();
    }
}
