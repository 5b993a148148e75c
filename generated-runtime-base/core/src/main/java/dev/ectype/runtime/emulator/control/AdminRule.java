package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.problem.Problem;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Admits programs on this machine and bearers of the admin token to the control routes. */
public final class AdminRule {
    private final @Nullable String token;
    private final String origin;

    /**
     * Creates the rule.
     *
     * @param token the token that admits requests from any machine, or null
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
                    "this route is open to programs on the same machine; other clients must send x-service-admin-token");
        }
    }

    private boolean hasToken(Request request) {
        String sent = request.header("x-service-admin-token");
        return token != null
                && sent != null
                && MessageDigest.isEqual(sent.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Requires a loopback peer, and an own Host and Origin, because a foreign web page can make a local browser send requests.
     */
    private boolean isHere(Request request) {
        InetAddress peer = request.peer().getAddress();
        String host = request.header("host");
        String from = request.header("origin");
        return peer != null
                && peer.isLoopbackAddress()
                && host != null
                && isOwnHost(host.toLowerCase(Locale.ROOT))
                && request.headers("origin").size() <= 1
                && (from == null || from.equals(origin) || from.equals(scheme() + "://" + host));
    }

    private String scheme() {
        return origin.startsWith("https") ? "https" : "http";
    }

    private boolean isOwnHost(String host) {
        String name = LoopbackHost.withoutPort(host);
        return name != null
                && (LoopbackHost.isOne(name)
                        || name.equalsIgnoreCase(URI.create(origin).getHost()));
    }
}
