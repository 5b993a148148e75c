package dev.ectype.cli.proxy.context;

import dev.ectype.cli.certificate.HostNames;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody listens.
 *
 * @param host a name, or the digits of an address without brackets
 */
public record HostAndPort(String host, int port) {
    public HostAndPort {
        host = host.toLowerCase(Locale.ROOT);
    }

    /** Reads what clients write before a path, and alone when they ask for a tunnel; null if it is neither. */
    static @Nullable public HostAndPort of(String authority, int usualPort) {
        int end = authority.lastIndexOf(']');
        int colon = authority.indexOf(':', Math.max(end, 0));
        String host = colon < 0 ? authority : authority.substring(0, colon);
        int port = colon < 0 ? usualPort : port(authority.substring(colon + 1));
        boolean bracketed = host.startsWith("[") && host.endsWith("]");
        String plain = bracketed ? host.substring(1, host.length() - 1) : host;
        boolean known = bracketed == plain.contains(":") && HostNames.isHost(plain);
        return known && port > 0 && port <= 65_535 ? new HostAndPort(plain, port) : null;
    }

    private static int port(String digits) {
        return digits.matches("[0-9]{1,5}") ? Integer.parseInt(digits) : -1;
    }

    /** The same under the name that a client knows it by who looked up its address. */
    public HostAndPort withName(String name) {
        return HostNames.isAddress(host) && HostNames.isHost(name) ? new HostAndPort(name, port) : this;
    }

    /** The server there. */
    public Upstream upstream(boolean secured) {
        return new Upstream(secured, host.contains(":") ? "[" + host + "]" : host, port, "");
    }
}
