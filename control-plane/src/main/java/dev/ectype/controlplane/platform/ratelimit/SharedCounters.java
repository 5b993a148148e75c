package dev.ectype.controlplane.platform.ratelimit;

import io.github.bucket4j.ConsumptionProbe;
import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.resource.ClientResources;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Counts in Redis, for all nodes together. After a failure it counts in memory, so that no request waits, and tries to reconnect once a
 * second in the background.
 */
final class SharedCounters implements Counters, SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(SharedCounters.class);
    private static final Duration TIMEOUT = Duration.ofMillis(200);
    private static final Duration CONNECT = Duration.ofMillis(500);
    private static final Duration PROBE = Duration.ofSeconds(1);
    private static final int THREADS = 2;

    private final LocalCounters local;
    private final Duration window;
    private final RedisURI address;
    private final Counter failures;
    private final AtomicReference<@Nullable SharedStore> store = new AtomicReference<>();
    private @Nullable ClientResources resources;
    private @Nullable RedisClient client;
    private @Nullable ScheduledExecutorService prober;

    SharedCounters(String address, LocalCounters local, Duration window, MeterRegistry meters) {
        this.local = local;
        this.window = window;
        this.address = RedisURI.create(address);
        this.address.setTimeout(TIMEOUT);
        this.failures = Counter.builder("ectype.rate.limits.failures")
                .description("Number of lost connections to the shared counters.")
                .register(meters);
        Gauge.builder("ectype.rate.limits.shared", this, counters -> counters.store.get() == null ? 0 : 1)
                .description("1 while requests are counted for all nodes together, 0 while this node counts by itself.")
                .register(meters);
    }

    @Override
    public ConsumptionProbe take(UUID organization, Limit limit) {
        SharedStore shared = store.get();
        if (shared != null) {
            try {
                return shared.take(organization, limit);
            } catch (RuntimeException failed) {
                lose(shared, failed);
            }
        }
        return local.take(organization, limit);
    }

    @Override
    public Condition condition() {
        return Condition.of(store.get() == null ? State.DEGRADED : State.UP);
    }

    private void lose(SharedStore shared, RuntimeException failed) {
        if (store.compareAndSet(shared, null)) {
            failures.increment();
            LOG.warn("Redis is not reachable; this node counts requests alone: {}", failed.toString());
            shared.close();
        }
    }

    private void probe() {
        SharedStore shared = store.get();
        try {
            if (shared == null) {
                connect();
            } else {
                shared.check();
            }
        } catch (RuntimeException failed) {
            if (shared == null) {
                LOG.debug("Redis is still not reachable: {}", failed.toString());
            } else {
                lose(shared, failed);
            }
        }
    }

    private void connect() {
        RedisClient open = client;
        if (open == null) {
            return;
        }
        var connection = open.connect(RedisCodec.of(StringCodec.UTF8, ByteArrayCodec.INSTANCE));
        try {
            store.set(new SharedStore(connection, TIMEOUT, window));
            LOG.info("requests are counted in Redis");
        } catch (RuntimeException failed) {
            connection.closeAsync();
            throw failed;
        }
    }

    @Override
    public void start() {
        ClientResources own = ClientResources.builder()
                .ioThreadPoolSize(THREADS)
                .computationThreadPoolSize(THREADS)
                .build();
        RedisClient made = RedisClient.create(own, address);
        made.setOptions(ClientOptions.builder()
                .autoReconnect(false)
                .disconnectedBehavior(ClientOptions.DisconnectedBehavior.REJECT_COMMANDS)
                .socketOptions(SocketOptions.builder().connectTimeout(CONNECT).build())
                .timeoutOptions(TimeoutOptions.enabled(TIMEOUT))
                .build());
        resources = own;
        client = made;
        probe();
        if (store.get() == null) {
            LOG.warn("Redis is not reachable; this node counts requests alone: {}", address);
        }
        ScheduledExecutorService probing = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "rate-limits");
            thread.setDaemon(true);
            return thread;
        });
        probing.scheduleWithFixedDelay(this::probe, PROBE.toMillis(), PROBE.toMillis(), TimeUnit.MILLISECONDS);
        prober = probing;
    }

    @Override
    public void stop() {
        // This comes first, so that the closing below does not count as a failure.
        store.set(null);
        if (prober != null) {
            prober.shutdownNow();
            prober = null;
        }
        if (client != null && resources != null) {
            client.shutdown(Duration.ZERO, CONNECT);
            resources.shutdown(0, CONNECT.toMillis(), TimeUnit.MILLISECONDS);
            client = null;
        }
    }

    @Override
    public boolean isRunning() {
        return prober != null;
    }

    /** Starts before the server accepts requests and stops after its last response. */
    @Override
    public int getPhase() {
        return 0;
    }
}
