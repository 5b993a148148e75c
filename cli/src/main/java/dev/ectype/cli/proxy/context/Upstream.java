package dev.ectype.cli.proxy.context;

import java.net.URI;
import java.util.Locale;

/**
 * The server behind the proxy.
 *
 * @param prefix what stands before each path, without a slash at its end
 */
public record Upstream(boolean secured, String host, int port, String prefix) {
    public Upstream {
        host = host.toLowerCase(Locale.ROOT);
    }

    /** The server at an http or https address. */
    public static Upstream of(URI address) {
        boolean secured = address.getScheme().equalsIgnoreCase("https");
        int port = address.getPort() < 0 ? defaultPort(secured) : address.getPort();
        String path = address.getRawPath() == null ? "" : address.getRawPath();
        return new Upstream(secured, address.getHost(), port, path.replaceFirst("/+$", ""));
    }

    static int defaultPort(boolean secured) {
        return secured ? 443 : 80;
    }

    /** Host and port, as the field {@code Host} has them. */
    public String authority() {
        return port == defaultPort(secured) ? host : host + ":" + port;
    }

    /** Scheme, host and port. */
    public String origin() {
        return (secured ? "https://" : "http://") + authority();
    }

    HostAndPort hostAndPort() {
        return new HostAndPort(plainHost(), port);
    }

    /** The host without the brackets of an address. */
    public String plainHost() {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }
}
