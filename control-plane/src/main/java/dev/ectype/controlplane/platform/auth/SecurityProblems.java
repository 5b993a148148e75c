package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
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

    SecurityProblems(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    public void onAuthenticationFailure(
            HttpServletRequest request, HttpServletResponse response, AuthenticationException refused)
            throws IOException {
        problems.write(
                refused instanceof RefusedCredential known ? known.problem() : Unauthenticated.needed(),
                request,
                response);
    }

    @Override
    public void commence(HttpServletRequest request, HttpServletResponse response, AuthenticationException anonymous)
            throws IOException {
        problems.write(Unauthenticated.needed(), request, response);
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException denied)
            throws IOException {
        ServiceException problem = denied instanceof AuthorizationDeniedException known
                        && known.getAuthorizationResult() instanceof RouteDecision decision
                        && decision.problem() != null
                ? decision.problem()
                : Unauthenticated.needed();
        problems.write(problem, request, response);
    }
}
