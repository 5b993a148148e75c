package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.platform.auth.Credential;
import dev.ectype.controlplane.session.SessionCookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/**
 * Creates the cookie that binds pending sign-ins to one browser. With the prefix {@code __Host-}, no other host and no page without TLS can
 * set it (RFC 6265bis). Providers post SAML responses from another site, so it is sent with requests of other sites.
 */
@Component
final class BrowserCookie {
    private static final String SECURE = "__Host-service_sign_in";
    /** The name on a machine without TLS, where browsers reject the prefix and cookies for all sites. */
    private static final String PLAIN = "service_sign_in";

    private final SessionCookie sessions;

    BrowserCookie(SessionCookie sessions) {
        this.sessions = sessions;
    }

    Optional<String> of(HttpServletRequest request) {
        return Credential.cookie(request, name());
    }

    ResponseCookie create(String value) {
        ResponseCookie.ResponseCookieBuilder cookie =
                ResponseCookie.from(name(), value).httpOnly(true).path("/").maxAge(PendingSignIns.VALID);
        return sessions.isSecure() ? cookie.secure(true).sameSite("None").build() : cookie.build();
    }

    private String name() {
        return sessions.isSecure() ? SECURE : PLAIN;
    }
}
