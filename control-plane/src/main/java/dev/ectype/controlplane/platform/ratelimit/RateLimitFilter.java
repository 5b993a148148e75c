package dev.ectype.controlplane.platform.ratelimit;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.auth.Routes;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import dev.ectype.controlplane.platform.usage.AdmittedRequests;
import io.github.bucket4j.ConsumptionProbe;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.method.HandlerMethod;

/**
 * Enforces the rate limits. Requests of a caller to a route count for the organization, all others for the client address. Health probes do
 * not count.
 */
@Component
public final class RateLimitFilter extends OncePerRequestFilter {
    private static final List<String> READING =
            List.of(RequestMethod.GET.name(), RequestMethod.HEAD.name(), RequestMethod.OPTIONS.name());
    private static final long NANOS = 1_000_000_000L;

    private final Counters counters;
    private final Map<Plan, Map<RouteClass, Limit>> limits;
    private final AddressBuckets addresses;
    private final Routes routes;
    private final ProblemWriter problems;
    private final List<AdmittedRequests> usage;
    private final MeterRegistry meters;
    private final Map<Method, Optional<RouteClass>> declared = new ConcurrentHashMap<>();

    RateLimitFilter(
            Counters counters,
            RateLimits limits,
            Routes routes,
            ProblemWriter problems,
            List<AdmittedRequests> usage,
            MeterRegistry meters) {
        this.counters = counters;
        this.limits = limits.table();
        this.addresses = new AddressBuckets(limits.address(), limits.window());
        this.routes = routes;
        this.problems = problems;
        this.usage = usage;
        this.meters = meters;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return CallerFilter.isProbe(request.getRequestURI());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<Caller> caller = CallerFilter.caller(request);
        Optional<HandlerMethod> route = routes.of(request);
        try {
            if (caller.isPresent() && route.isPresent()) {
                count(caller.get(), limit(caller.get(), route.get(), request), response);
                usage.forEach(counter -> counter.admitted(caller.get(), request));
            } else {
                count(request.getRemoteAddr());
            }
        } catch (ServiceException refused) {
            problems.write(refused, request, response);
            return;
        }
        chain.doFilter(request, response);
    }

    private void count(String address) {
        long wait = addresses.take(address);
        if (wait > 0) {
            throw new ServiceException(
                            ErrorCode.RATE_LIMITED,
                            "Too many requests without a credential or without a route were sent from your address; send the next one in "
                                    + wait + " s.")
                    .with("violated-policies", List.of("address"))
                    .header("Retry-After", Long.toString(wait));
        }
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
                        "Your organization can send " + limit.quota() + " requests of the kind " + routes + " in "
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

    /** Converts to whole seconds, rounded up, so that a client that waits so long waits long enough. */
    private static long seconds(long nanos) {
        return Math.max((nanos + NANOS - 1) / NANOS, 0);
    }
}
