package dev.ectype.controlplane.dashboard.session;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names the browser or program of a user agent, such as {@code Firefox on Linux}, because users do not recognise the full text. */
final class ClientName {
    private static final String UNKNOWN = "Unknown program";
    /** The names by the marks of user agents. The first mark counts, because browsers also carry the marks of their ancestors. */
    private static final Map<String, String> BROWSERS = ordered(
            "Edg/", "Edge",
            "EdgA/", "Edge",
            "EdgiOS/", "Edge",
            "OPR/", "Opera",
            "SamsungBrowser/", "Samsung Internet",
            "FxiOS/", "Firefox",
            "Firefox/", "Firefox",
            "CriOS/", "Chrome",
            "Chrome/", "Chrome",
            "Version/", "Safari");

    private static final Map<String, String> SYSTEMS = ordered(
            "Windows NT", "Windows",
            "iPhone", "iPhone",
            "iPad", "iPad",
            "Android", "Android",
            "CrOS", "ChromeOS",
            "Mac OS X", "macOS",
            "Linux", "Linux");

    private ClientName() {}

    static String of(@Nullable String agent) {
        if (agent == null || agent.isBlank()) {
            return UNKNOWN;
        }
        String browser = first(BROWSERS, agent);
        if (browser == null) {
            // Programs such as curl/8.5.0 begin with their name.
            String program = agent.strip().split("[/ (]", 2)[0];
            return program.isEmpty() ? UNKNOWN : program;
        }
        String system = first(SYSTEMS, agent);
        return system == null ? browser : browser + " on " + system;
    }

    private static @Nullable String first(Map<String, String> names, String agent) {
        return names.entrySet().stream()
                .filter(name -> agent.contains(name.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    private static Map<String, String> ordered(String... pairs) {
        Map<String, String> names = new LinkedHashMap<>();
        for (int at = 0; at < pairs.length; at += 2) {
            names.put(pairs[at], pairs[at + 1]);
        }
        return names;
    }
}
