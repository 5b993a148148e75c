package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.auth.Suspensions;
import dev.ectype.controlplane.platform.content.StreamedBodies;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Limits request bodies: their size by the route, their minimum rate, and the number of concurrent bodies per organization. It ends
 * streamed bodies of suspended organizations.
 */
public final class BodyLimit extends OncePerRequestFilter {
    /** The number of concurrent bodies of one organization. */
    static final int AT_ONCE = 32;

    private final long usual;
    private final StreamedBodies streamed;
    private final Suspensions suspensions;
    private final ProblemWriter problems;
    private final Map<UUID, Integer> arriving = new ConcurrentHashMap<>();

    public BodyLimit(long usual, StreamedBodies streamed, Suspensions suspensions, ProblemWriter problems) {
        this.usual = usual;
        this.streamed = streamed;
        this.suspensions = suspensions;
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!hasBody(request)) {
            chain.doFilter(request, response);
            return;
        }
        Optional<Long> own = streamed.limit(request);
        long limit = own.orElse(usual);
        Caller caller = CallerFilter.caller(request).orElse(null);
        if (request.getContentLengthLong() > limit) {
            problems.write(LimitedBody.tooLarge(limit), request, response);
        } else if (caller == null) {
            chain.doFilter(new LimitedBody(request, limit, () -> {}, () -> {}), response);
        } else if (arriving.merge(caller.organization(), 1, Integer::sum) > AT_ONCE) {
            end(caller.organization());
            problems.write(tooMany(), request, response);
        } else {
            UUID organization = caller.organization();
            Runnable check = own.isPresent() ? () -> suspensions.check(organization) : () -> {};
            LimitedBody body = new LimitedBody(request, limit, check, () -> end(organization));
            try {
                chain.doFilter(body, response);
            } finally {
                body.end();
            }
        }
    }

    /** Returns whether a request announces a body, with a length or in chunks. */
    static boolean hasBody(HttpServletRequest request) {
        return request.getContentLengthLong() > 0 || request.getHeader("Transfer-Encoding") != null;
    }

    private void end(UUID organization) {
        arriving.computeIfPresent(organization, (id, count) -> count == 1 ? null : count - 1);
    }

    private static ServiceException tooMany() {
        return new ServiceException(
                        ErrorCode.RATE_LIMITED,
                        AT_ONCE + " request bodies of your organization are still arriving; send this one after them.")
                .with("violated-policies", java.util.List.of("bodies"))
                .header("Retry-After", "1");
    }
}
