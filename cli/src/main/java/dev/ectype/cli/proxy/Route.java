package dev.ectype.cli.proxy;

import io.netty.handler.codec.http.HttpRequest;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where the requests of a connection of a client go.
 *
 * @param server the one for which all are; null if each says it
 * @param standsIn whether clients call the proxy by its own name
 */
record Route(@Nullable Upstream server, boolean standsIn) {
    private static final Pattern ADDRESS = Pattern.compile("(?i)(https?)://([^/?#]+).*");

    /** That of connections to a proxy. */
    static Route of(ProxyOptions options) {
        return new Route(options.upstream(), options.upstream() != null);
    }

    /** That within a tunnel. */
    static Route through(Place place, boolean secured) {
        return new Route(place.upstream(secured), false);
    }

    boolean isForward() {
        return server == null;
    }

    /** Whom a request is for; null if it does not say. */
    @Nullable
    Upstream of(HttpRequest request) {
        if (server != null) {
            return server;
        }
        Matcher address = ADDRESS.matcher(request.uri());
        if (!address.matches()) {
            return null;
        }
        boolean secured = address.group(1).toLowerCase(Locale.ROOT).equals("https");
        Place place = Place.of(address.group(2), Upstream.usualPort(secured));
        return place == null ? null : place.upstream(secured);
    }
}
