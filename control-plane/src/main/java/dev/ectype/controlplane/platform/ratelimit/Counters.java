package dev.ectype.controlplane.platform.ratelimit;

import dev.ectype.controlplane.platform.health.HealthPart;
import io.github.bucket4j.ConsumptionProbe;
import java.util.UUID;

/** Counts the requests of organizations. */
interface Counters extends HealthPart {
    /** Consumes one request of an organization's limit, if any is left. */
    ConsumptionProbe take(UUID organization, Limit limit);

    @Override
    default String name() {
        return "rate-limits";
    }
}
