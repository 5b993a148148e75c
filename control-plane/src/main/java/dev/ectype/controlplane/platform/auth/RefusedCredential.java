package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ServiceException;
import org.springframework.security.core.AuthenticationException;

/** Reports a rejected credential with the problem of its response. */
final class RefusedCredential extends AuthenticationException {
    private static final long serialVersionUID = 1L;

    private final transient ServiceException problem;

    RefusedCredential(ServiceException problem) {
        super(String.valueOf(problem.getMessage()), problem);
        this.problem = problem;
    }

    ServiceException problem() {
        return problem;
    }
}
