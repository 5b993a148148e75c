package dev.ectype.controlplane.scim.call;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.problem.RefusalReason;
import dev.ectype.controlplane.platform.problem.ScimPath;
import dev.ectype.controlplane.platform.web.Times;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Counts the calls of SCIM tokens with their responses. It comes before the filters that refuse calls, such as the rate limits. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
final class ScimCallFilter extends OncePerRequestFilter {
    private static final int LONGEST = 500;

    private final ScimCallCounters counters;
    private final Times times;

    ScimCallFilter(ScimCallCounters counters, Times times) {
        this.counters = counters;
        this.times = times;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !ScimPath.matches(request);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        chain.doFilter(request, response);
        CallerFilter.caller(request)
                .filter(caller -> caller.means() == Caller.Means.SCIM_TOKEN)
                .ifPresent(caller -> count(caller, request, response.getStatus()));
    }

    private void count(Caller caller, HttpServletRequest request, int status) {
        CallKey key = CallKey.of(caller, request, status);
        String reason = key.refused()
                ? RefusalReason.of(request)
                        .map(text -> Excerpt.of(text, LONGEST))
                        .orElse(null)
                : null;
        counters.add(caller.organization(), key, new CallCount(status, reason, 1, times.now()));
    }
}
