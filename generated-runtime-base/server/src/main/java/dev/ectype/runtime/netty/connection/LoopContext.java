package dev.ectype.runtime.netty.connection;

import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.body.BodyBudget;
import dev.ectype.runtime.netty.body.BodyBuffer;
import dev.ectype.runtime.netty.body.GrpcRefusal;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.option.NettyOptions;
import dev.ectype.runtime.netty.option.RequestLog;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.EventExecutor;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Shares buffers, a coarse clock and the handler among the connections of one event loop. */
public final class LoopContext {
    private static final int KEPT_BODIES = 16;

    private final NettyOptions options;
    private final HttpHandler handler;
    private final ReplyWorkers workers;
    private final ReplyBuffer reply = ReplyBuffer.patient();
    private final OutputBuffer output = new OutputBuffer();
    private byte[] input = new byte[4096];
    private final ArrayDeque<BodyBuffer> bodies = new ArrayDeque<>();
    private final Set<ClientConnection> connections = new LinkedHashSet<>();
    private final List<ChannelHandlerContext> unflushed = new ArrayList<>();
    private final Runnable flushing = this::flushAll;
    private final ReplyCache cache = new ReplyCache();
    private final BodyBudget budget;
    private final long tickMillis;
    private int tick;
    private long now = System.nanoTime();
    private boolean started;
    private boolean closing;

    public LoopContext(NettyOptions options, HttpHandler handler, ReplyWorkers workers) {
        this.options = options;
        this.handler = handler;
        this.workers = workers;
        this.budget = BodyBudget.of(options);
        this.tickMillis = options.timeouts().sweep().toMillis();
    }

    /** Starts the supervision of connections. Further calls do nothing. */
    public LoopContext startedOn(EventLoop executor) {
        if (!started) {
            started = true;
            now = System.nanoTime();
            // A process that was suspended must not count the missed ticks against its clients.
            executor.scheduleWithFixedDelay(this::sweep, tickMillis, tickMillis, TimeUnit.MILLISECONDS);
        }
        return this;
    }

    private void sweep() {
        tick++;
        now = System.nanoTime();
        for (ClientConnection connection : List.copyOf(connections)) {
            connection.sweep(tick);
        }
        cache.keepOnly(handler.replyVersion());
    }

    /** The number of the current sweep: a clock that costs nothing to read. */
    public int tick() {
        return tick;
    }

    /** The time of the last sweep in nanoseconds, which all loops share. */
    long now() {
        return now;
    }

    /**
     * Returns true if a request body is late: as a whole, or because it arrives below the minimum rate.
     *
     * @param received the bytes that have arrived since the tick in which the body began
     */
    public boolean isLate(int begun, long received, boolean paced) {
        long elapsed = millis(tick - begun);
        long counted = elapsed - options.timeouts().body().toMillis();
        return elapsed > options.timeouts().upload().toMillis()
                || paced
                        && counted > 0
                        && received * 1000 < counted * options.limits().bodyBytesPerSecond();
    }

    public long millis(int ticks) {
        return ticks * tickMillis;
    }

    public int ticks(Duration duration) {
        return (int) Math.min(Integer.MAX_VALUE / 2, Math.max(1, duration.toMillis() / tickMillis));
    }

    public NettyOptions options() {
        return options;
    }

    /** Returns the output buffer for replies to this connection. */
    public OutputBuffer output(ChannelHandlerContext context) {
        return output.ownedBy(context);
    }

    public void forget(ChannelHandlerContext context) {
        output.forget(context);
    }

    /**
     * Flushes the output of a connection when the event loop has read all connections with input. Successive writes to sockets
     * cost less than writes between reads.
     */
    public void flushLater(ChannelHandlerContext context) {
        if (unflushed.isEmpty()) {
            context.channel().eventLoop().execute(flushing);
        }
        unflushed.add(context);
    }

    private void flushAll() {
        for (int index = 0; index < unflushed.size(); index++) {
            unflushed.get(index).flush();
        }
        unflushed.clear();
    }

    public void opened(ClientConnection connection) {
        connections.add(connection);
        if (closing) {
            connection.shutDown();
        }
    }

    public void closed(ClientConnection connection) {
        connections.remove(connection);
    }

    public void shutDown() {
        closing = true;
        new ArrayList<>(connections).forEach(ClientConnection::shutDown);
    }

    /** Returns an array for bytes that are read at once. It has room for a number of them. */
    public byte[] input(int count) {
        if (input.length < count) {
            input = new byte[Math.max(count, 2 * input.length)];
        }
        return input;
    }

    public BodyBuffer takeBody() {
        BodyBuffer kept = bodies.pollFirst();
        return kept != null ? kept : new BodyBuffer(options.limits().bodyBytes(), budget);
    }

    public void giveBack(BodyBuffer body) {
        if (body.clear() && bodies.size() < KEPT_BODIES) {
            bodies.addFirst(body);
        }
    }

    /** Calls the handler. An exception becomes a reply without details. */
    public boolean streamsBody(Request request) {
        return handler.streamsBody(request);
    }

    public ReplyBuffer answer(Request request) {
        reply.reset();
        try {
            handler.handle(request, reply);
        } catch (Throwable failure) {
            closeQuietly(reply.stream(), request);
            RequestRefusal.of(failure).fill(reply);
            failed(request.method(), request.target(), failure);
        }
        return reply;
    }

    /** Returns the cached reply to the request at the beginning of some bytes, or null. */
    public @Nullable CachedReply cached(byte[] bytes, int from, int to) {
        Object version = handler.replyVersion();
        return version == null ? null : cache.find(version, bytes, from, to);
    }

    /**
     * Whether a reply can be sent again and is worth keeping.
     *
     * @param received the size of its request in bytes, or 0 if the request is not there any more
     * @param sent the size of the encoded reply in bytes, or less than 1 if it was written to the channel already
     */
    public boolean accepts(ReplyBuffer reply, int received, int sent) {
        Object version = reply.version();
        return version != null
                && Math.min(received, sent) > 0
                && Math.max(received, sent) <= ReplyCache.LARGEST
                && cache.accepts(version)
                && version == handler.replyVersion();
    }

    /** Keeps a reply for which {@link #accepts} is true. */
    public void keep(CachedReply reply) {
        cache.add(reply);
    }

    /**
     * Creates a reply outside the event loop.
     *
     * @param then the receiver of the reply on the event loop
     */
    public void work(
            Request request, Consumer<ReplyBuffer> filling, EventExecutor executor, Consumer<ReplyBuffer> then) {
        String method = request.method();
        String target = request.target();
        try {
            workers.execute(() -> {
                ReplyBuffer made = makeReply(method, target, filling);
                try {
                    executor.execute(() -> then.accept(made));
                } catch (RejectedExecutionException closed) {
                    closeQuietly(made.stream(), request);
                }
            });
        } catch (RejectedExecutionException tooMuch) {
            executor.execute(() -> then.accept(RequestRefusal.BUSY.fill(new ReplyBuffer())));
        }
    }

    private ReplyBuffer makeReply(String method, String target, Consumer<ReplyBuffer> filling) {
        ReplyBuffer made = new ReplyBuffer();
        try {
            filling.accept(made);
        } catch (Throwable failure) {
            RequestRefusal.of(failure).fill(made);
            failed(method, target, failure);
        }
        return made;
    }

    public void closeQuietly(@Nullable ContentStream stream, Request request) {
        if (stream == null) {
            return;
        }
        try {
            stream.close();
        } catch (RuntimeException failure) {
            failed(request.method(), request.target(), failure);
        }
    }

    /** Refuses a request in the form of the client's protocol. */
    public ReplyBuffer refuse(RequestRefusal refusal, Request request) {
        String type = request.header("content-type");
        return type == null || !GrpcRefusal.takes(type) ? refusal.fill(reply) : GrpcRefusal.fill(refusal, type, reply);
    }

    public void failed(String method, String target, Throwable failure) {
        options.failureLog().failed(method, target, failure);
    }

    public void log(String method, String target, ReplyBuffer sent) {
        log(method, target, sent.status(), sent.reason());
    }

    public void log(CachedReply sent) {
        log(sent.method(), sent.target(), sent.status(), sent.reason());
    }

    private void log(String method, String target, int status, @Nullable String reason) {
        RequestLog log = options.requestLog();
        if (log != null) {
            log.replied(method, target, status, reason);
        }
    }
}
