package dev.ectype.controlplane.platform.ratelimit;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import io.github.bucket4j.ConsumptionProbe;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Counts the requests of callers that found a route, says what is left, and refuses what is too much. */
@Component
@Order(10)
final class RateLimitInterceptor implements HandlerInterceptor {
    private static final List<String> READING =
            List.of(RequestMethod.GET.name(), RequestMethod.HEAD.name(), RequestMethod.OPTIONS.name());
    private static final long NANOS = 1_000_000_000L;

    private final Counters counters;
    private final Map<Plan, Map<RouteClass, Limit>> limits;
    private final MeterRegistry meters;
    private final Map<Method, Optional<RouteClass>> declared = new ConcurrentHashMap<>();

    RateLimitInterceptor(Counters counters, RateLimits limits, MeterRegistry meters) {
        this.counters = counters;
        this.limits = limits.table();
        this.meters = meters;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod route) {
            CallerFilter.caller(request).ifPresent(caller -> count(caller, limit(caller, route, request), response));
        }
        return true;
    }

    private void count(Caller caller, Limit limit, HttpServletResponse response) {
        ConsumptionProbe probe = counters.take(caller.organization(), limit);
        response.setHeader("RateLimit-Policy", limit.policy());
        response.setHeader(
                "RateLimit",
                "\"" + limit.routes().text() + "\";r=" + probe.getRemainingTokens() + ";t="
                        + seconds(probe.getNanosToWaitForReset()));
        if (!probe.isConsumed()) {
            throw refused(caller, limit, seconds(probe.getNanosToWaitForRefill()));
        }
    }

    private ServiceException refused(Caller caller, Limit limit, long wait) {
        String routes = limit.routes().text();
        meters.counter(
                        "ectype.rate.limits.refused",
                        "routes",
                        routes,
                        "plan",
                        caller.plan().text())
                .increment();
        return new ServiceException(
                        ErrorCode.RATE_LIMITED,
                        "Your organization may send " + limit.quota() + " requests of the kind " + routes + " in "
                                + limit.window().toSeconds() + " s on the plan "
                                + caller.plan().text() + "; send this again in " + wait + " s.")
                .with("violated-policies", List.of(routes))
                .with("quota", limit.quota())
                .with("windowSeconds", limit.window().toSeconds())
                .header("Retry-After", Long.toString(wait));
    }

    private Limit limit(Caller caller, HandlerMethod route, HttpServletRequest request) {
        RouteClass routes = declared.computeIfAbsent(route.getMethod(), method -> declaration(route))
                .orElseGet(() -> READING.contains(request.getMethod()) ? RouteClass.READ : RouteClass.WRITE);
        return Objects.requireNonNull(
                Objects.requireNonNull(limits.get(caller.plan())).get(routes));
    }

    private static Optional<RouteClass> declaration(HandlerMethod route) {
        return Optional.ofNullable(route.getMethodAnnotation(CountedAs.class)).map(CountedAs::value);
    }

    /** Whole seconds, rounded up: who waits so long has waited long enough. */
    private static long seconds(long nanos) {
        return Math.max((nanos + NANOS - 1) / NANOS, 0);
    }
}
