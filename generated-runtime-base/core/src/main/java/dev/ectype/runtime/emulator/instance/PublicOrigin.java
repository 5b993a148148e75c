package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.http.Request;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds the origin at which clients reach an emulator.
 *
 * @param origin scheme, host and port
 */
public record PublicOrigin(String origin) {
    private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");
    private static final String ANY_PORT = ":*";

    /**
     * Returns the base URL of links in a reply. Clients could forge it with {@code Host} or {@code X-Forwarded-Host}, so only
     * trusted hosts count.
     */
    String linked(Request request, List<String> trustedHosts) {
        if (trustedHosts.isEmpty()) {
            return origin.concat(request.mount());
        }
        String forwarded = first(request.header("x-forwarded-host"));
        if (forwarded != null && isTrusted(forwarded, trustedHosts)) {
            String protocol = first(request.header("x-forwarded-proto"));
            boolean secure = protocol == null ? request.secure() : protocol.equalsIgnoreCase("https");
            return origin(secure, forwarded) + request.mount();
        }
        String host = request.header("host");
        String linked = host != null && isTrusted(host, trustedHosts) ? origin(request.secure(), host) : origin;
        return linked + request.mount();
    }

    private static String origin(boolean secure, String host) {
        return (secure ? "https://" : "http://") + host;
    }

    /** Whether a host is trusted exactly or with any port. */
    private static boolean isTrusted(String host, List<String> trustedHosts) {
        String name = host.toLowerCase(Locale.ROOT);
        Matcher port = PORT.matcher(name);
        return trustedHosts.contains(name) || port.find() && trustedHosts.contains(port.replaceFirst(ANY_PORT));
    }

    /** Returns the first element of a list, which belongs to the proxy next to the client. */
    private static @Nullable String first(@Nullable String list) {
        int comma = list == null ? -1 : list.indexOf(',');
        return list == null ? null : (comma < 0 ? list : list.substring(0, comma)).strip();
    }
}
