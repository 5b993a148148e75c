package dev.ectype.controlplane.platform.ratelimit;

import io.github.bucket4j.BucketConfiguration;
import java.time.Duration;

/**
 * Holds the number of requests of a class that an organization may send per window.
 *
 * @param policy the policy in the form of the header {@code RateLimit-Policy}
 */
record Limit(RouteClass routes, long quota, Duration window, String policy, BucketConfiguration bucket) {
    static Limit of(RouteClass routes, long quota, Duration window) {
        return new Limit(
                routes,
                quota,
                window,
                "\"" + routes.text() + "\";q=" + quota + ";w=" + window.toSeconds(),
                BucketConfiguration.builder()
                        .addLimit(limit -> limit.capacity(quota).refillGreedy(quota, window))
                        .build());
    }
}
