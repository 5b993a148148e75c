package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.AuthenticationConverter;
import org.springframework.stereotype.Component;

/** Converts the credential of a request to an authentication. A request without one stays anonymous. */
@Component
final class CredentialConverter implements AuthenticationConverter {
    private static final List<String> READING = List.of("GET", "HEAD", "OPTIONS");

    private final DashboardOrigin origin;

    CredentialConverter(DashboardOrigin origin) {
        this.origin = origin;
    }

    @Override
    public @Nullable Authentication convert(HttpServletRequest request) {
        try {
            return Credential.of(request)
                    .map(credential -> CallerAuthentication.unchecked(new CallerAuthentication.Presented(
                            credential,
                            request.getRemoteAddr(),
                            request.getHeader(DashboardOrigin.HEADER),
                            !READING.contains(request.getMethod()) && !origin.isOriginOf(request))))
                    .orElse(null);
        } catch (ServiceException ambiguous) {
            throw new RefusedCredential(ambiguous);
        }
    }
}
