package dev.ectype.controlplane.platform.web;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.problem.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.DefaultCorsProcessor;

/** Writes a problem when a page of another origin sends a request that the operator has not allowed. */
final class CorsProblems extends DefaultCorsProcessor {
    private final ProblemWriter problems;

    CorsProblems(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    public boolean processRequest(
            @Nullable CorsConfiguration configuration, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        boolean allowed = super.processRequest(configuration, request, response);
        if (!allowed) {
            problems.write(
                    new ServiceException(
                            ErrorCode.FORBIDDEN,
                            "The operator of this service does not allow this request for pages of "
                                    + Excerpt.of(String.valueOf(request.getHeader("Origin")))
                                    + "; ask the operator to add the origin to ECTYPE_CORS_ORIGINS."),
                    request,
                    response);
        }
        return allowed;
    }

    /** Writes nothing: the problem follows. */
    @Override
    protected void rejectRequest(ServerHttpResponse response) {}
}
