package dev.ectype.cli.proxy.context;

import java.net.URI;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Identifies the server behind the proxy. Each exchange needs its names, so they are prepared. */
public final class Upstream {
    private final boolean secured;
    private final String host;
    private final int port;
    private final String prefix;
    private final String authority;
    private final String origin;

    /**
     * Creates an identifier.
     *
     * @param prefix the prefix of each path, without a slash at its end
     */
    public Upstream(boolean secured, String host, int port, String prefix) {
        this.secured = secured;
        this.host = host.toLowerCase(Locale.ROOT);
        this.port = port;
        this.prefix = prefix;
        this.authority = port == defaultPort(secured) ? this.host : this.host + ":" + port;
        this.origin = (secured ? "https://" : "http://") + authority;
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

    public boolean secured() {
        return secured;
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    public String prefix() {
        return prefix;
    }

    /** Returns host and port in the form of the header {@code Host}. */
    public String authority() {
        return authority;
    }

    /** Returns scheme, host and port. */
    public String origin() {
        return origin;
    }

    HostAndPort hostAndPort() {
        return new HostAndPort(plainHost(), port);
    }

    /** Returns the host without the brackets of an IPv6 address. */
    public String plainHost() {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Upstream that && origin.equals(that.origin) && prefix.equals(that.prefix);
    }

    @Override
    public int hashCode() {
        return 31 * origin.hashCode() + prefix.hashCode();
    }

    @Override
    public String toString() {
        return origin + prefix;
    }
}
