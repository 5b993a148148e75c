package dev.ectype.controlplane.platform.problem;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.stereotype.Component;

/** Responds to requests that Spring Security's firewall rejects: paths with {@code //}, {@code ;} or {@code ..}, and control characters. */
@Component
final class RefusedRequests implements RequestRejectedHandler {
    private final ProblemWriter problems;

    RefusedRequests(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, RequestRejectedException refused)
            throws IOException {
        problems.write(characters(), request, response);
    }

    static ServiceException characters() {
        return new InvalidRequest(
                "The path, a header or a parameter contains characters that no route accepts: control characters,"
                        + " broken percent-encoding, or //, ;, \\ and .. in the path.");
    }
}
