package dev.ectype.controlplane.platform.problem;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Writes the problem of requests that fail in Tomcat, outside the application: malformed requests, TRACE, exceptions of filters. */
@Component
public final class ProblemValve extends ErrorReportValve {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemValve.class);
    private static final int ERROR = 400;

    private final ProblemWriter problems;

    ProblemValve(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    protected void report(Request request, Response response, @Nullable Throwable thrown) {
        if (response.getStatus() < ERROR || response.getContentWritten() > 0 || response.isCommitted()) {
            return;
        }
        try {
            problems.write(problem(status(request, response)), request, response);
            response.finishResponse();
        } catch (IOException closed) {
            LOG.debug("The client closed the connection before it received the status {}", response.getStatus());
        }
    }

    /** Returns whether the framing of the body is broken. Then the error is the client's, whatever operation failed. */
    private static int status(Request request, Response response) {
        return request.getCoyoteRequest().isExceptionPresent() ? ERROR : response.getStatus();
    }

    private static ServiceException problem(int status) {
        return switch (status) {
            case HttpServletResponse.SC_NOT_FOUND ->
                new ServiceException(ErrorCode.NOT_FOUND, "No route matches; see /openapi.json.");
            case HttpServletResponse.SC_METHOD_NOT_ALLOWED ->
                new ServiceException(ErrorCode.METHOD_NOT_ALLOWED, "No route has this method; see /openapi.json.");
            case HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE ->
                new ServiceException(ErrorCode.PAYLOAD_TOO_LARGE, "The request is larger than any route accepts.");
            case HttpServletResponse.SC_INTERNAL_SERVER_ERROR -> ServiceException.internal();
            case HttpServletResponse.SC_SERVICE_UNAVAILABLE ->
                new ServiceException(
                        ErrorCode.UNAVAILABLE,
                        "The service is starting or stopping; send the request again in a moment.");
            // The rest are invalid HTTP requests, or requests with an unknown transfer coding or expectation.
            default ->
                new InvalidRequest(
                        "The HTTP request is invalid, or it uses a transfer coding or an expectation that is not supported.");
        };
    }
}
