package dev.ectype.controlplane.platform.problem;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Rejects paths with broken percent-encoding. Tomcat does so too, except in path parameters, which Spring decodes before its
 * firewall sees the request.
 */
@Component
public final class MalformedPathFilter extends OncePerRequestFilter {
    private static final Pattern BROKEN = Pattern.compile("%(?![0-9A-Fa-f]{2})");

    private final ProblemWriter problems;

    MalformedPathFilter(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (BROKEN.matcher(request.getRequestURI()).find()) {
            problems.write(RefusedRequests.characters(), request, response);
        } else {
            chain.doFilter(request, response);
        }
    }
}
