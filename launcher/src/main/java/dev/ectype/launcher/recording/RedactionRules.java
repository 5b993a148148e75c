package dev.ectype.launcher.recording;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Configures the secrets to redact in addition to the usual ones.
 *
 * @param headers the names of header fields
 * @param names the names of parameters in queries and forms, and of members of JSON bodies
 * @param paths the paths of values in JSON bodies
 * @param patterns the patterns of secrets in URLs, header fields and texts; the first group is the secret, else the match
 */
public record RedactionRules(Set<String> headers, Set<String> names, List<JsonPath> paths, List<Pattern> patterns) {
    /** The rules without additional secrets. */
    public static final RedactionRules USUAL =
            new RedactionRules(new LinkedHashSet<>(), new LinkedHashSet<>(), List.of(), List.of());

    public RedactionRules {
        headers = lower(headers);
        names = lower(names);
        paths = List.copyOf(paths);
        patterns = List.copyOf(patterns);
    }

    private static Set<String> lower(Set<String> names) {
        Set<String> lower = new LinkedHashSet<>();
        names.forEach(name -> lower.add(name.toLowerCase(Locale.ROOT)));
        return lower;
    }
}
