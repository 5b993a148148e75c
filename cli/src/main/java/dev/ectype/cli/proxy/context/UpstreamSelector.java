package dev.ectype.cli.proxy.context;

import io.netty.handler.codec.http.HttpRequest;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Selects the server for the requests of a client connection.
 *
 * @param server the server for all requests; null if each request names its server
 * @param isReverseProxy whether clients call the proxy by its own name
 */
public record UpstreamSelector(@Nullable Upstream server, boolean isReverseProxy) {
    private static final Pattern ADDRESS = Pattern.compile("(?i)(https?)://([^/?#]+).*");

    /** Returns the selector for connections to the proxy. */
    public static UpstreamSelector of(ProxyOptions options) {
        return new UpstreamSelector(options.upstream(), options.upstream() != null);
    }

    /** Returns the selector for requests within a tunnel. */
    public static UpstreamSelector through(HostAndPort address, boolean secured) {
        return new UpstreamSelector(address.upstream(secured), false);
    }

    public boolean isForward() {
        return server == null;
    }

    /** Returns the server for a request, or null if the request names none. */
    @Nullable
    public Upstream of(HttpRequest request) {
        if (server != null) {
            return server;
        }
        Matcher address = ADDRESS.matcher(request.uri());
        if (!address.matches()) {
            return null;
        }
        boolean secured = address.group(1).toLowerCase(Locale.ROOT).equals("https");
        HostAndPort hostAndPort = HostAndPort.of(address.group(2), Upstream.defaultPort(secured));
        return hostAndPort == null ? null : hostAndPort.upstream(secured);
    }
}
