package dev.ectype.launcher.recording;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What is to be kept out of recordings besides what always is.
 *
 * @param headers names of header fields
 * @param names names of parameters in queries and forms, and of members of JSON bodies
 * @param paths places in JSON bodies
 * @param patterns what to look for in addresses, header fields and texts; its first group if it has one, else all of it
 */
public record RedactionRules(Set<String> headers, Set<String> names, List<JsonPath> paths, List<Pattern> patterns) {
    /** Only what is always kept out. */
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
