package dev.ectype.cli.proxy.exchange;

import dev.ectype.cli.proxy.context.Dialer;
import dev.ectype.cli.proxy.context.ProxyContext;
import dev.ectype.cli.proxy.message.HeaderCapture;
import dev.ectype.cli.proxy.message.ProxyError;
import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Holds the state of one event loop: exchanges under way and idle connections to servers. */
public final class ProxyLoop {
    private static final long MAX_IDLE_NANOS = TimeUnit.MINUTES.toNanos(5);

    private final ProxyContext context;
    private final Dialer dialer;
    private final UpstreamConnections connections = new UpstreamConnections(this);
    private final List<ProxiedExchange> exchanges = new ArrayList<>();
    private final List<UpstreamConnectionHandler> unflushed = new ArrayList<>();
    private final TimestampFormatter timestamps = new TimestampFormatter();
    private final HeaderCapture headers = new HeaderCapture();
    private final RecordingQueue recordings;
    private final EventLoop thread;

    public ProxyLoop(ProxyContext shared, EventLoop thread) {
        this.context = shared;
        this.thread = thread;
        this.recordings = new RecordingQueue(shared, thread);
        this.dialer = new Dialer(shared, thread);
        thread.scheduleAtFixedRate(this::closeExpired, 250, 250, TimeUnit.MILLISECONDS);
    }

    public ProxyContext context() {
        return context;
    }

    TimestampFormatter timestamps() {
        return timestamps;
    }

    HeaderCapture headers() {
        return headers;
    }

    RecordingQueue recordings() {
        return recordings;
    }

    /** Registers an exchange and returns its index, which {@link ProxiedExchange#movedTo} updates. */
    int register(ProxiedExchange exchange) {
        exchanges.add(exchange);
        return exchanges.size() - 1;
    }

    /** Removes the exchange at this index. */
    void unregister(int index) {
        ProxiedExchange last = exchanges.remove(exchanges.size() - 1);
        if (index < exchanges.size()) {
            exchanges.set(index, last);
            last.movedTo(index);
        }
    }

    /** Flushes a connection together with others at the end of this pass of the loop: a write costs more if it wakes a waiting server. */
    void flushLater(UpstreamConnectionHandler connection) {
        if (unflushed.isEmpty()) {
            thread.execute(this::flushAll);
        }
        unflushed.add(connection);
    }

    private void flushAll() {
        List<UpstreamConnectionHandler> all = List.copyOf(unflushed);
        unflushed.clear();
        all.forEach(UpstreamConnectionHandler::flush);
    }

    private void closeExpired() {
        connections.closeIdleSince(System.nanoTime() - MAX_IDLE_NANOS);
        long latest = System.nanoTime() - context.options().responseTimeout().toNanos();
        for (ProxiedExchange each : new ArrayList<>(exchanges)) {
            each.failIfWaitingSince(latest);
        }
    }

    /** Ends all exchanges under way. */
    public void end() {
        recordings.flush();
        for (ProxiedExchange each : new ArrayList<>(exchanges)) {
            each.fail(ProxyError.proxyStopped());
        }
        connections.closeIdleSince(System.nanoTime());
    }

    UpstreamConnections connections() {
        return connections;
    }

    public Dialer dialer() {
        return dialer;
    }
}
