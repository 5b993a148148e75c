package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads the credential of a request: a key in one of three headers, a session as bearer token or cookie, or a SCIM token as bearer token.
 * The cookie counts only without any other credential, because browsers send it with every request.
 */
public record Credential(Caller.Means means, String text) {
    static final String CANONICAL = "x-service-key";
    static final String ALTERNATIVE = "x-service-api-key";
    /** The name of the session cookie. */
    public static final String COOKIE = "service_session";

    private static final String BEARER = "bearer ";

    /**
     * Returns the credential of a request; empty if it has none.
     *
     * @throws ServiceException if it has several
     */
    public static Optional<Credential> of(HttpServletRequest request) {
        List<Credential> credentials = new ArrayList<>();
        for (String header : List.of(CANONICAL, ALTERNATIVE)) {
            for (String value : Collections.list(request.getHeaders(header))) {
                credentials.add(new Credential(Caller.Means.API_KEY, value.strip()));
            }
        }
        for (String value : Collections.list(request.getHeaders("Authorization"))) {
            if (value.toLowerCase(Locale.ROOT).startsWith(BEARER)) {
                credentials.add(bearer(value.substring(BEARER.length()).strip()));
            }
        }
        if (credentials.size() > 1) {
            throw new ServiceException(
                    ErrorCode.AMBIGUOUS_CREDENTIALS,
                    "Send one credential: " + CANONICAL + ", " + ALTERNATIVE
                            + " or Authorization: Bearer, not several.");
        }
        return credentials.isEmpty() ? cookie(request) : Optional.of(credentials.get(0));
    }

    private static Credential bearer(String text) {
        if (text.startsWith(ApiKeyText.MARK)) {
            return new Credential(Caller.Means.API_KEY, text);
        }
        return new Credential(
                text.startsWith(ScimTokenText.MARK) ? Caller.Means.SCIM_TOKEN : Caller.Means.SESSION_BEARER, text);
    }

    private static Optional<Credential> cookie(HttpServletRequest request) {
        return cookie(request, COOKIE).map(value -> new Credential(Caller.Means.SESSION_COOKIE, value));
    }

    /** Returns the value of a cookie; empty if it is absent or has no value. */
    public static Optional<String> cookie(HttpServletRequest request, String name) {
        return Stream.ofNullable(request.getCookies())
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(name))
                .map(Cookie::getValue)
                .filter(value -> !value.isEmpty())
                .findFirst();
    }
}
