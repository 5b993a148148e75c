package dev.ectype.cli.proxy;

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
    public static Upstream at(URI address) {
        boolean secured = address.getScheme().equalsIgnoreCase("https");
        int port = address.getPort() < 0 ? usualPort(secured) : address.getPort();
        String path = address.getRawPath() == null ? "" : address.getRawPath();
        return new Upstream(secured, address.getHost(), port, path.replaceFirst("/+$", ""));
    }

    static int usualPort(boolean secured) {
        return secured ? 443 : 80;
    }

    /** Host and port, as the field {@code Host} has them. */
    String authority() {
        return port == usualPort(secured) ? host : host + ":" + port;
    }

    /** Scheme, host and port. */
    public String origin() {
        return (secured ? "https://" : "http://") + authority();
    }

    Place place() {
        return new Place(plainHost(), port);
    }

    /** The host without the brackets of an address. */
    String plainHost() {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }
}
