package dev.ectype.cli.proxy.context;

import java.util.List;
import java.util.Locale;

/**
 * The hosts whose exchanges are recorded.
 *
 * @param patterns names, or names after {@code *.} for all below them; none for every host
 */
public record HostFilter(List<String> patterns) {
    /** Every host. */
    public static final HostFilter ALL = new HostFilter(List.of());

    public HostFilter {
        patterns = patterns.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    }

    /** Whether a host in small letters is one of them. */
    public boolean matches(String host) {
        return patterns.isEmpty()
                || patterns.stream()
                        .anyMatch(each -> each.startsWith("*.") ? host.endsWith(each.substring(1)) : host.equals(each));
    }
}
