package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.http.Request;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where an emulator is reached.
 *
 * @param origin scheme, host and port
 */
public record PublicOrigin(String origin) {
    private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");
    private static final String ANY_PORT = ":*";

    /**
     * What the links of a reply begin with. Clients could make them lead anywhere by {@code Host}, or by what a proxy tells of
     * it, so only hosts that are trusted by name count.
     */
    String linked(Request request, List<String> trustedHosts) {
        if (trustedHosts.isEmpty()) {
            return origin.concat(request.mount());
        }
        String forwarded = first(request.header("x-forwarded-host"));
        if (forwarded != null && isTrusted(forwarded, trustedHosts)) {
            String told = first(request.header("x-forwarded-proto"));
            boolean secure = told == null ? request.secure() : told.equalsIgnoreCase("https");
            return origin(secure, forwarded) + request.mount();
        }
        String host = request.header("host");
        String linked = host != null && isTrusted(host, trustedHosts) ? origin(request.secure(), host) : origin;
        return linked + request.mount();
    }

    private static String origin(boolean secure, String host) {
        return (secure ? "https://" : "http://") + host;
    }

    /** A host is trusted as it is, or with any port. */
    private static boolean isTrusted(String host, List<String> trustedHosts) {
        String asked = host.toLowerCase(Locale.ROOT);
        Matcher port = PORT.matcher(asked);
        return trustedHosts.contains(asked) || port.find() && trustedHosts.contains(port.replaceFirst(ANY_PORT));
    }

    /** Of several proxies the one that the client spoke to. */
    private static @Nullable String first(@Nullable String list) {
        int comma = list == null ? -1 : list.indexOf(',');
        return list == null ? null : (comma < 0 ? list : list.substring(0, comma)).strip();
    }
}
