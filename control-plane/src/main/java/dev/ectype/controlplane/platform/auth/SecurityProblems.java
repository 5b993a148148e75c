package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.authorization.AuthorizationDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.security.web.authentication.AuthenticationFailureHandler;
import org.springframework.stereotype.Component;

/** Writes the problem of a request that Spring Security rejects. */
@Component
public final class SecurityProblems
        implements AuthenticationFailureHandler, AuthenticationEntryPoint, AccessDeniedHandler {
    private final ProblemWriter problems;
    private final Routes routes;

    SecurityProblems(ProblemWriter problems, Routes routes) {
        this.problems = problems;
        this.routes = routes;
    }

    @Override
    public void onAuthenticationFailure(
            HttpServletRequest request, HttpServletResponse response, AuthenticationException refused)
            throws IOException {
        ServiceException problem =
                refused instanceof RefusedCredential known ? known.problem() : Unauthenticated.needed();
        write(problem, request, response);
    }

    @Override
    public void commence(HttpServletRequest request, HttpServletResponse response, AuthenticationException anonymous)
            throws IOException {
        write(Unauthenticated.needed(), request, response);
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException denied)
            throws IOException {
        ServiceException problem = denied instanceof AuthorizationDeniedException known
                        && known.getAuthorizationResult() instanceof RouteDecision decision
                        && decision.problem() != null
                ? decision.problem()
                : Unauthenticated.needed();
        write(problem, request, response);
    }

    /** Redirects browsers that need to sign in; the sign-in page returns them to pages, but not to forms. */
    private void write(ServiceException problem, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        boolean page = problem.code() == ErrorCode.UNAUTHENTICATED
                && routes.of(request).filter(Routes::isForBrowsers).isPresent();
        if (!page) {
            problems.write(problem, request, response);
            return;
        }
        String query = request.getQueryString() == null ? "" : "?" + request.getQueryString();
        String next = "GET".equals(request.getMethod())
                ? "?next=" + URLEncoder.encode(request.getRequestURI() + query, StandardCharsets.UTF_8)
                : "";
        response.setStatus(HttpServletResponse.SC_SEE_OTHER);
        response.setHeader("Location", "/sign-in" + next);
        response.setHeader("Cache-Control", "no-store");
    }
}
