package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ServiceException;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authorization.AuthorizationResult;

/**
 * Holds the decision whether a caller may use a route.
 *
 * @param problem the reason of a rejection; null if the caller is authorized
 */
record RouteDecision(@Nullable ServiceException problem) implements AuthorizationResult {
    static final RouteDecision GRANTED = new RouteDecision(null);

    @Override
    public boolean isGranted() {
        return problem == null;
    }
}
