package dev.ectype.controlplane.platform.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.proxy.ProxyManager;
import io.github.bucket4j.distributed.proxy.optimization.Optimizations;
import io.github.bucket4j.redis.lettuce.Bucket4jLettuce;
import io.lettuce.core.api.StatefulRedisConnection;
import java.time.Duration;
import java.util.UUID;

/** Holds one connection to Redis and its buckets. It ends with its first failure and is replaced by a new one. */
final class SharedStore implements AutoCloseable {
    private static final int MOST = 100_000;
    private static final Duration SPARE = Duration.ofSeconds(10);

    private final StatefulRedisConnection<String, byte[]> connection;
    private final ProxyManager<String> manager;
    private final Cache<String, Bucket> buckets;

    /**
     * Connects to Redis.
     *
     * @param timeout the timeout of responses
     */
    SharedStore(StatefulRedisConnection<String, byte[]> connection, Duration timeout, Duration window) {
        this.connection = connection;
        this.manager = Bucket4jLettuce.casBasedBuilder(connection)
                .clientClock(RedisClock.of(connection.sync().time()))
                .requestTimeout(timeout)
                .expirationAfterWrite(ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(SPARE))
                .build();
        this.buckets = Caffeine.newBuilder()
                .expireAfterAccess(window.plusSeconds(1))
                .maximumSize(MOST)
                .build();
    }

    ConsumptionProbe take(UUID organization, Limit limit) {
        String key = "ectype:requests:" + organization + ":" + limit.policy();
        return buckets.get(key, bucketKey -> bucket(bucketKey, limit)).tryConsumeAndReturnRemaining(1);
    }

    /** Batches concurrent requests of one organization, which would otherwise conflict with each other. */
    private Bucket bucket(String key, Limit limit) {
        return manager.builder().withOptimization(Optimizations.batching()).build(key, limit::bucket);
    }

    /** Throws an exception if Redis does not respond. */
    void check() {
        connection.sync().ping();
    }

    @Override
    public void close() {
        connection.closeAsync();
    }
}
