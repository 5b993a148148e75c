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
    private static final String SIGN_IN = "/sign-in";
    private static final String SSO = "/api/auth/sso/";
    private static final String DEVICE = "/api/auth/device/";

    /** Returns whether a path is a probe, which must work without the database. */
    public static boolean isProbe(String path) {
        return path.startsWith(HEALTH);
    }

    /** Returns whether a path ignores credentials: probes, and sign-ins, which must work after the session has ended. */
    public static boolean ignoresCredentials(String path) {
        return isProbe(path)
                || path.equals(SIGN_IN)
                || path.startsWith(SIGN_IN + "/")
                || path.startsWith(SSO)
                || path.startsWith(DEVICE);
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
