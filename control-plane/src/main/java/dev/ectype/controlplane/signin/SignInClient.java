package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.session.SessionCookie;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
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
                cookie(request, SessionCookie.NAME).orElse(null));
    }

    /** Returns the value of a cookie; empty if it is absent or has no value. */
    public static Optional<String> cookie(HttpServletRequest request, String name) {
        Cookie[] cookies = request.getCookies();
        return Stream.ofNullable(cookies)
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(name))
                .map(Cookie::getValue)
                .filter(value -> !value.isEmpty())
                .findFirst();
    }

    /** Omits the token. */
    @Override
    public String toString() {
        return "SignInClient[" + address + "]";
    }
}
