package dev.ectype.controlplane.platform.telemetry;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.problem.RequestRoute;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * Describes an answered request without its path and query, which may contain secrets.
 *
 * @param method a known method, or {@code OTHER}
 * @param route the pattern of the route, or {@code none}
 * @param nanos the duration in nanoseconds
 */
record Answered(String method, String route, int status, long nanos, Optional<Caller> caller) {
    static Answered of(HttpServletRequest request, int status, long nanos) {
        RequestRoute route = RequestRoute.of(request);
        return new Answered(route.method(), route.pattern(), status, nanos, CallerFilter.caller(request));
    }
}
