package dev.ectype.controlplane.platform.ratelimit;

import dev.ectype.controlplane.platform.Settings;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Selects the counters: Redis or memory. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(RateLimits.class)
class RateLimitConfiguration {
    @Bean
    static Counters counters(Settings settings, RateLimits limits, MeterRegistry meters) {
        LocalCounters local = new LocalCounters(limits.window());
        String redis = settings.redis();
        return redis == null || redis.isBlank() ? local : new SharedCounters(redis, local, limits.window(), meters);
    }
}
