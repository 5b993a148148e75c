package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.database.Tenant;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.filter.OncePerRequestFilter;

/** Publishes the authenticated caller to the request and restricts the database to the caller's organization. */
public final class CallerFilter extends OncePerRequestFilter {
    private static final String CALLER = CallerFilter.class.getName();
    private static final String HEALTH = "/v1/health/";

    /** Returns whether a path ignores credentials: probes must work without the database. */
    public static boolean ignoresCredentials(String path) {
        return path.startsWith(HEALTH);
    }

    /** Returns the authenticated caller of a request. */
    public static Optional<Caller> caller(HttpServletRequest request) {
        return Optional.ofNullable((Caller) request.getAttribute(CALLER));
    }

    @Override
    @SuppressWarnings("try")
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Authentication authentication = SecurityContextHolder.getContext().getAuthentication();
        if (authentication != null && authentication.getPrincipal() instanceof Caller caller) {
            request.setAttribute(CALLER, caller);
            try (Tenant ignored = Tenant.enter(caller.organization())) {
                chain.doFilter(request, response);
            }
        } else {
            chain.doFilter(request, response);
        }
    }
}
