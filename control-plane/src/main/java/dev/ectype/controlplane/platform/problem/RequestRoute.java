package dev.ectype.controlplane.platform.problem;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.web.servlet.HandlerMapping;

/**
 * Describes a request for logs and metrics by its method and route pattern. The actual path may contain a secret and is omitted.
 *
 * @param method a known method, or {@code OTHER}
 * @param pattern the pattern of the route, or {@code none} for a request without a route
 */
public record RequestRoute(String method, String pattern) {
    private static final List<String> METHODS =
            List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");

    public static RequestRoute of(HttpServletRequest request) {
        Object pattern = request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        return new RequestRoute(
                METHODS.contains(request.getMethod()) ? request.getMethod() : "OTHER",
                pattern instanceof String route && !route.equals("/**") ? route : "none");
    }

    @Override
    public String toString() {
        return method + " " + pattern;
    }
}
