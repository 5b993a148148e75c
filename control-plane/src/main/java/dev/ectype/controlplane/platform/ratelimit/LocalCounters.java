package dev.ectype.controlplane.platform.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.local.LocalBucketBuilder;
import java.time.Duration;
import java.util.Arrays;
import java.util.UUID;

/** Counts in memory, by a monotonic clock. Buckets without requests for a whole window are full and removed. */
final class LocalCounters implements Counters {
    private static final int MOST = 100_000;

    private final Cache<Counted, Bucket> buckets;

    LocalCounters(Duration window) {
        this.buckets = Caffeine.newBuilder()
                .expireAfterAccess(window.plusSeconds(1))
                .maximumSize(MOST)
                .build();
    }

    @Override
    public ConsumptionProbe take(UUID organization, Limit limit) {
        Counted counted = new Counted(organization, limit.routes(), limit.quota());
        Bucket bucket = buckets.getIfPresent(counted);
        if (bucket == null) {
            bucket = buckets.get(counted, key -> bucket(limit));
        }
        return bucket.tryConsumeAndReturnRemaining(1);
    }

    private static Bucket bucket(Limit limit) {
        LocalBucketBuilder builder = Bucket.builder().withCustomTimePrecision(TimeMeter.SYSTEM_NANOTIME);
        Arrays.stream(limit.bucket().getBandwidths()).forEach(builder::addLimit);
        return builder.build();
    }

    @Override
    public Condition condition() {
        return Condition.of(State.UP);
    }

    /** Identifies a bucket by organization, class and quota, so that a new plan starts a new bucket. */
    private record Counted(UUID organization, RouteClass routes, long quota) {}
}
