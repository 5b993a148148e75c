package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.id.Uuid7;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Provides the clock and the generator of identifiers. */
@Configuration(proxyBeanMethods = false)
class ClockConfiguration {
    @Bean
    static Clock clock() {
        return Clock.systemUTC();
    }

    @Bean
    static Uuid7 ids(Clock clock) {
        return new Uuid7(clock);
    }
}
