package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.Request;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Who may use the control routes: programs on this machine, and whoever has the token. */
public final class AdminRule {
    private final @Nullable String token;
    private final String origin;

    /**
     * Makes the rule.
     *
     * @param token the token that opens the routes from anywhere, or null
     * @param origin the emulator's own origin
     */
    public AdminRule(@Nullable String token, String origin) {
        this.token = token;
        this.origin = origin;
    }

    void check(Request request) {
        if (!isHere(request) && !hasToken(request)) {
            throw Problem.of(
                    403,
                    "SERVICE_FORBIDDEN",
                    "this route is for programs on the same machine; others send x-service-admin-token");
        }
    }

    private boolean hasToken(Request request) {
        String sent = request.header("x-service-admin-token");
        return token != null
                && sent != null
                && MessageDigest.isEqual(sent.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    /** A web page elsewhere can make a browser on this machine send requests, hence Host and Origin. */
    private boolean isHere(Request request) {
        InetAddress peer = request.peer().getAddress();
        String host = request.header("host");
        String from = request.header("origin");
        return peer != null
                && peer.isLoopbackAddress()
                && host != null
                && isOwnHost(host.toLowerCase(Locale.ROOT))
                && (from == null || from.equals(origin) || from.equals(scheme() + "://" + host));
    }

    private String scheme() {
        return origin.startsWith("https") ? "https" : "http";
    }

    private boolean isOwnHost(String host) {
        String name = host.startsWith("[") || host.indexOf(':') < 0
                ? host.startsWith("[") && host.indexOf(']') > 0 ? host.substring(0, host.indexOf(']') + 1) : host
                : host.substring(0, host.indexOf(':'));
        return name.equals("localhost")
                || name.equals("[::1]")
                || name.matches("127\\.[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}")
                || name.equals(Objects.requireNonNullElse(URI.create(origin).getHost(), ""));
    }
}
