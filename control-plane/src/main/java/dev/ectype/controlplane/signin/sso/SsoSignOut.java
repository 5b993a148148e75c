package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.session.Session;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import java.net.URI;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Ends the session of a caller, here and at its identity provider (OpenID Connect RP-Initiated Logout 1.0). */
@Component
public final class SsoSignOut {
    private final Sessions sessions;
    private final SsoProviders providers;
    private final SsoSignIns signIns;

    SsoSignOut(Sessions sessions, SsoProviders providers, SsoSignIns signIns) {
        this.sessions = sessions;
        this.providers = providers;
        this.signIns = signIns;
    }

    /** Ends the session and returns the address that signs the browser out at the provider. */
    public Optional<URI> end(Caller caller) {
        Optional<URI> target = target(caller);
        sessions.revoke(caller.organization(), caller.credential());
        return target;
    }

    private Optional<URI> target(Caller caller) {
        Session session = sessions.get(caller.organization(), caller.credential());
        if (session.provider() == null) {
            return Optional.empty();
        }
        try {
            SsoProvider provider = providers.get(caller.organization(), session.provider());
            return sessions.idToken(caller.organization(), caller.credential())
                    .flatMap(token -> signIns.protocol(provider).signOut(provider, token));
        } catch (NotFound deleted) {
            return Optional.empty();
        }
    }
}
