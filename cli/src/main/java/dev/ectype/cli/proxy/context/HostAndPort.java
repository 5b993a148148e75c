package dev.ectype.cli.proxy.context;

import dev.ectype.cli.certificate.HostNames;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Holds the host and the port of a server.
 *
 * @param host the host name, or an address literal without brackets
 */
public record HostAndPort(String host, int port) {
    public HostAndPort {
        host = host.toLowerCase(Locale.ROOT);
    }

    /** Parses the authority of a URL or of a CONNECT request; returns null if it is invalid. */
    static @Nullable public HostAndPort of(String authority, int usualPort) {
        int end = authority.lastIndexOf(']');
        int colon = authority.indexOf(':', Math.max(end, 0));
        String host = colon < 0 ? authority : authority.substring(0, colon);
        int port = colon < 0 ? usualPort : port(authority.substring(colon + 1));
        boolean bracketed = host.startsWith("[") && host.endsWith("]");
        String plain = bracketed ? host.substring(1, host.length() - 1) : host;
        boolean valid = bracketed == plain.contains(":") && HostNames.isHost(plain);
        return valid && port > 0 && port <= 65_535 ? new HostAndPort(plain, port) : null;
    }

    private static int port(String digits) {
        return digits.matches("[0-9]{1,5}") ? Integer.parseInt(digits) : -1;
    }

    /** Returns this address under the host name that the client used before it resolved the address. */
    public HostAndPort withName(String name) {
        return HostNames.isAddress(host) && HostNames.isHost(name) ? new HostAndPort(name, port) : this;
    }

    /** Returns the server at this address. */
    public Upstream upstream(boolean secured) {
        return new Upstream(secured, host.contains(":") ? "[" + host + "]" : host, port, "");
    }
}
