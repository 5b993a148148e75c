package dev.ectype.controlplane.platform.telemetry;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.problem.RequestRoute;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * A request that has been answered, as it may be told of: its path and query may hold secrets, and are no part of it.
 *
 * @param method one that is known, or {@code OTHER}
 * @param route the pattern of the route, or {@code none} where it found none
 * @param nanos how long it took
 */
record Answered(String method, String route, int status, long nanos, Optional<Caller> caller) {
    static Answered of(HttpServletRequest request, int status, long nanos) {
        RequestRoute route = RequestRoute.of(request);
        return new Answered(route.method(), route.pattern(), status, nanos, CallerFilter.caller(request));
    }
}
