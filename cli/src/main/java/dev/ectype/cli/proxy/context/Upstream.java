package dev.ectype.cli.proxy.context;

import java.net.URI;
import java.util.Locale;

/**
 * Identifies the server behind the proxy.
 *
 * @param prefix the prefix of each path, without a slash at its end
 */
public record Upstream(boolean secured, String host, int port, String prefix) {
    public Upstream {
        host = host.toLowerCase(Locale.ROOT);
    }

    /** Returns the server at an http or https address. */
    public static Upstream of(URI address) {
        boolean secured = address.getScheme().equalsIgnoreCase("https");
        int port = address.getPort() < 0 ? defaultPort(secured) : address.getPort();
        String path = address.getRawPath() == null ? "" : address.getRawPath();
        return new Upstream(secured, address.getHost(), port, path.replaceFirst("/+$", ""));
    }

    static int defaultPort(boolean secured) {
        return secured ? 443 : 80;
    }

    /** Returns host and port in the form of the header {@code Host}. */
    public String authority() {
        return port == defaultPort(secured) ? host : host + ":" + port;
    }

    /** Returns scheme, host and port. */
    public String origin() {
        return (secured ? "https://" : "http://") + authority();
    }

    HostAndPort hostAndPort() {
        return new HostAndPort(plainHost(), port);
    }

    /** Returns the host without the brackets of an IPv6 address. */
    public String plainHost() {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }
}
