package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.platform.auth.Credential;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;

/**
 * Holds the sender of a sign-in.
 *
 * @param agent the user agent, or null
 * @param session the token of the session cookie before the sign-in, or null
 */
public record SignInClient(
        @Nullable String address,
        @Nullable String agent,
        @Nullable String session) {
    private static final int LONGEST_AGENT = 255;

    public static SignInClient of(HttpServletRequest request) {
        String agent = request.getHeader("User-Agent");
        return new SignInClient(
                request.getRemoteAddr(),
                agent == null || agent.length() <= LONGEST_AGENT ? agent : agent.substring(0, LONGEST_AGENT),
                Credential.cookie(request, Credential.COOKIE).orElse(null));
    }

    /** Omits the token. */
    @Override
    public String toString() {
        return "SignInClient[" + address + "]";
    }
}
