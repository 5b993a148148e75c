package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.AuthenticationConverter;
import org.springframework.stereotype.Component;

/** Converts the credential of a request to an authentication. A request without one stays anonymous. */
@Component
final class CredentialConverter implements AuthenticationConverter {
    private static final List<String> READING = List.of("GET", "HEAD", "OPTIONS");

    private static final String ORIGIN = "Origin";

    private final ServiceAddress address;

    CredentialConverter(ServiceAddress address) {
        this.address = address;
    }

    @Override
    public @Nullable Authentication convert(HttpServletRequest request) {
        try {
            return Credential.of(request)
                    .map(credential -> CallerAuthentication.unchecked(new CallerAuthentication.Presented(
                            credential,
                            request.getRemoteAddr(),
                            request.getHeader(ORIGIN),
                            !READING.contains(request.getMethod()) && !isFromDashboard(request))))
                    .orElse(null);
        } catch (ServiceException ambiguous) {
            throw new RefusedCredential(ambiguous);
        }
    }

    /** Returns whether the browser's headers, which pages cannot forge, name the dashboard as origin. */
    private boolean isFromDashboard(HttpServletRequest request) {
        URI dashboard = address.dashboard();
        return (dashboard.getScheme() + "://" + dashboard.getRawAuthority()).equals(request.getHeader(ORIGIN));
    }
}
