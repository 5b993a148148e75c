package dev.ectype.controlplane.platform.ratelimit;

import io.github.bucket4j.BucketConfiguration;
import java.time.Duration;

/**
 * How many requests of a class an organization may send in a while.
 *
 * @param policy it as the field {@code RateLimit-Policy} has it
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
