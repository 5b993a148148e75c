package dev.ectype.controlplane.session;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.Credential;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/** Creates the cookie of a session, and decides whether cookies need TLS. */
@Component
public final class SessionCookie {
    private static final List<String> LOOPBACK = List.of("localhost", "127.0.0.1", "[::1]");

    private static final Logger LOG = LoggerFactory.getLogger(SessionCookie.class);

    private final ServiceAddress address;
    private final AtomicBoolean warned = new AtomicBoolean();

    SessionCookie(ServiceAddress address) {
        this.address = address;
    }

    /** Creates the session cookie. The browser keeps it until the session ends. */
    public ResponseCookie create(String token, Duration lifetime) {
        if (!isSecure() && !warned.getAndSet(true)) {
            LOG.warn(
                    "sessions are sent without TLS, because the dashboard is at {} on this machine",
                    address.dashboard());
        }
        return ResponseCookie.from(Credential.COOKIE, token)
                .httpOnly(true)
                .secure(isSecure())
                .sameSite("Lax")
                .path("/")
                .maxAge(lifetime)
                .build();
    }

    /** Creates a cookie that deletes the session cookie. */
    public ResponseCookie delete() {
        return create("", Duration.ZERO);
    }

    /** Returns whether cookies are sent over TLS only: always, except for a dashboard on this machine without TLS. */
    public boolean isSecure() {
        URI dashboard = address.dashboard();
        return !"http".equals(dashboard.getScheme()) || !LOOPBACK.contains(dashboard.getHost());
    }
}
