package dev.ectype.controlplane.platform.auth;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authentication.AbstractAuthenticationToken;

/** Holds the credential of a request before the check, and the caller afterwards. */
final class CallerAuthentication extends AbstractAuthenticationToken {
    private static final long serialVersionUID = 1L;

    private final transient Presented presented;
    private final transient @Nullable Caller caller;

    private CallerAuthentication(Presented presented, @Nullable Caller caller) {
        super(List.of());
        this.presented = presented;
        this.caller = caller;
        setAuthenticated(caller != null);
    }

    static CallerAuthentication unchecked(Presented presented) {
        return new CallerAuthentication(presented, null);
    }

    CallerAuthentication of(Caller authenticated) {
        return new CallerAuthentication(presented, authenticated);
    }

    Presented presented() {
        return presented;
    }

    @Override
    public @Nullable Caller getPrincipal() {
        return caller;
    }

    /** The secret is discarded after the check. */
    @Override
    public @Nullable Object getCredentials() {
        return null;
    }

    /**
     * Holds the credential of a request with its origin.
     *
     * @param address the client address
     * @param origin the origin of the page that sends the request, or null
     * @param changesFromElsewhere whether the request changes data and does not come from a page of the dashboard
     */
    record Presented(
            Credential credential, String address, @Nullable String origin, boolean changesFromElsewhere) {}
}
