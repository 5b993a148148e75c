package dev.ectype.cli.proxy.context;

import java.util.List;
import java.util.Locale;

/**
 * Selects the hosts with recorded exchanges.
 *
 * @param patterns the host names, or {@code *.} and a name for all its subdomains; empty for every host
 */
public record HostFilter(List<String> patterns) {
    /** Matches every host. */
    public static final HostFilter ALL = new HostFilter(List.of());

    public HostFilter {
        patterns = patterns.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    }

    /** Returns whether a lower-case host matches. */
    public boolean matches(String host) {
        return patterns.isEmpty()
                || patterns.stream()
                        .anyMatch(each -> each.startsWith("*.") ? host.endsWith(each.substring(1)) : host.equals(each));
    }
}
