package dev.ectype.controlplane.platform.ratelimit;

import dev.ectype.controlplane.platform.Plan;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * Holds the rate limits of each plan: {@code ectype.rate-limits.team.read=1200}.
 *
 * @param window the time window
 * @param address the number of requests per address without a credential, or to paths without a route
 */
@ConfigurationProperties("ectype.rate-limits")
record RateLimits(Duration window, long address, Quotas free, Quotas team, Quotas enterprise) {
    RateLimits {
        if (address < 1) {
            throw new IllegalArgumentException("ectype.rate-limits.address must be 1 or more, not " + address);
        }
        if (window.toSeconds() < 1) {
            throw new IllegalArgumentException("ectype.rate-limits.window must be a second or more, not " + window);
        }
    }

    /** Computes the limits of each plan once for all requests. */
    Map<Plan, Map<RouteClass, Limit>> table() {
        Map<Plan, Map<RouteClass, Limit>> table = new EnumMap<>(Plan.class);
        table.put(Plan.FREE, limits(free));
        table.put(Plan.TEAM, limits(team));
        table.put(Plan.ENTERPRISE, limits(enterprise));
        return table;
    }

    private Map<RouteClass, Limit> limits(Quotas quotas) {
        Map<RouteClass, Limit> limits = new EnumMap<>(RouteClass.class);
        limits.put(RouteClass.READ, Limit.of(RouteClass.READ, quotas.read(), window));
        limits.put(RouteClass.WRITE, Limit.of(RouteClass.WRITE, quotas.write(), window));
        limits.put(RouteClass.EXPORT, Limit.of(RouteClass.EXPORT, quotas.export(), window));
        return limits;
    }

    /** Holds the number of requests of each class. */
    record Quotas(long read, long write, long export) {
        Quotas {
            if (read < 1 || write < 1 || export < 1) {
                throw new IllegalArgumentException(
                        "Each of ectype.rate-limits must be 1 or more, not " + read + ", " + write + ", " + export);
            }
        }
    }
}
