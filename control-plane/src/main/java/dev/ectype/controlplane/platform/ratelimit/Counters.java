package dev.ectype.controlplane.platform.ratelimit;

import dev.ectype.controlplane.platform.health.HealthPart;
import io.github.bucket4j.ConsumptionProbe;
import java.util.UUID;

/** What counts the requests of organizations. */
interface Counters extends HealthPart {
    /** Takes one request out of what an organization may send, if there is one left. */
    ConsumptionProbe take(UUID organization, Limit limit);

    @Override
    default String name() {
        return "rate-limits";
    }
}
