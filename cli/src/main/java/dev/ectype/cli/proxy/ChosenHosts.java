package dev.ectype.cli.proxy;

import java.util.List;
import java.util.Locale;

/**
 * The hosts whose exchanges are recorded.
 *
 * @param patterns names, or names after {@code *.} for all below them; none for every host
 */
public record ChosenHosts(List<String> patterns) {
    /** Every host. */
    public static final ChosenHosts ALL = new ChosenHosts(List.of());

    public ChosenHosts {
        patterns = patterns.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    }

    /** Whether a host in small letters is one of them. */
    boolean has(String host) {
        return patterns.isEmpty()
                || patterns.stream()
                        .anyMatch(each -> each.startsWith("*.") ? host.endsWith(each.substring(1)) : host.equals(each));
    }
}
