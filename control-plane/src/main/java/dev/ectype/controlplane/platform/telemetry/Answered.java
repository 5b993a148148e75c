package dev.ectype.controlplane.platform.telemetry;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.springframework.web.servlet.HandlerMapping;

/**
 * A request that has been answered, as it may be told of: its path and query may hold secrets, and are no part of it.
 *
 * @param method one that is known, or {@code OTHER}
 * @param route the pattern of the route, or {@code none} where it found none
 * @param nanos how long it took
 */
record Answered(String method, String route, int status, long nanos, Optional<Caller> caller) {
    private static final List<String> METHODS =
            List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");

    static Answered of(HttpServletRequest request, int status, long nanos) {
        Object pattern = request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        return new Answered(
                method(request),
                pattern instanceof String route && !route.equals("/**") ? route : "none",
                status,
                nanos,
                CallerFilter.caller(request));
    }

    static String method(HttpServletRequest request) {
        return METHODS.contains(request.getMethod()) ? request.getMethod() : "OTHER";
    }
}
