package dev.ectype.controlplane.platform.ratelimit;

import dev.ectype.controlplane.platform.Plan;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * Holds the rate limits of each plan: {@code ectype.rate-limits.team.read=1200}.
 *
 * @param window the time window
 * @param address the number of requests per address without a credential, or to paths without a route
 */
@ConfigurationProperties("ectype.rate-limits")
public record RateLimits(Duration window, long address, Quotas free, Quotas team, Quotas enterprise) {
    public RateLimits {
        if (address < 1) {
            throw new IllegalArgumentException("ectype.rate-limits.address must be 1 or more, not " + address);
        }
        if (window.toSeconds() < 1) {
            throw new IllegalArgumentException("ectype.rate-limits.window must be a second or more, not " + window);
        }
    }

    /** Returns the number of requests of a class that an organization on a plan may send per window. */
    public long quota(Plan plan, RouteClass routes) {
        return Objects.requireNonNull(limits(quotas(plan)).get(routes)).quota();
    }

    private Quotas quotas(Plan plan) {
        return switch (plan) {
            case FREE -> free;
            case TEAM -> team;
            case ENTERPRISE -> enterprise;
        };
    }

    /** Computes the limits of each plan once for all requests. */
    Map<Plan, Map<RouteClass, Limit>> table() {
        Map<Plan, Map<RouteClass, Limit>> table = new EnumMap<>(Plan.class);
        for (Plan plan : Plan.values()) {
            table.put(plan, limits(quotas(plan)));
        }
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
    public record Quotas(long read, long write, long export) {
        public Quotas {
            if (read < 1 || write < 1 || export < 1) {
                throw new IllegalArgumentException(
                        "Each of ectype.rate-limits must be 1 or more, not " + read + ", " + write + ", " + export);
            }
        }
    }
}
