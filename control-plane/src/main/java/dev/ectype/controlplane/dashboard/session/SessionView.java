package dev.ectype.controlplane.dashboard.session;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.session.Session;
import dev.ectype.controlplane.session.SignInMethod;
import java.util.UUID;

/**
 * Represents a session on a page.
 *
 * @param current whether it is the session of the request
 */
public record SessionView(Session session, boolean current) {
    /** @param current the session of the request */
    public static SessionView of(Session session, UUID current) {
        return new SessionView(session, session.id().equals(IdKind.SESSION.text(current)));
    }

    /** Returns the name of the browser or program. */
    public String client() {
        return ClientName.of(session.agent());
    }

    /** Returns the label of the sign-in method. */
    public String method() {
        return label(session.method());
    }

    /** Returns the label of a sign-in method. */
    public static String label(SignInMethod method) {
        return switch (method) {
            case OIDC -> "Single sign-on with OpenID Connect";
            case SAML -> "Single sign-on with SAML";
            case PASSWORD -> "Password";
            case LINK -> "Single-use link";
            case DEVICE -> "Device code";
        };
    }
}
