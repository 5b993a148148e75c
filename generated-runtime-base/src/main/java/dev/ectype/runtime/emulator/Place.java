package dev.ectype.runtime.emulator;

import dev.ectype.runtime.http.Request;
import java.util.List;
import java.util.Locale;

/**
 * Where an emulator is reached.
 *
 * @param origin scheme, host and port
 * @param prefix what stands in front of every path, such as {@code /billing}, or nothing
 */
record Place(String origin, String prefix) {
    /** What the links of a reply begin with. Clients could make them lead anywhere by {@code Host}, so only hosts that are trusted by name count. */
    String linked(Request request, List<String> trustedHosts) {
        if (trustedHosts.isEmpty()) {
            return origin + prefix;
        }
        String host = request.header("host");
        boolean trusted = host != null && trustedHosts.contains(host.toLowerCase(Locale.ROOT));
        return (trusted ? (request.secure() ? "https://" : "http://") + host : origin) + prefix;
    }
}
