package dev.ectype.cli.proxy.message;

import dev.ectype.cli.proxy.context.Upstream;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.util.AsciiString;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Rewrites and filters header fields between client and server. */
public final class ProxyHeaders {
    /** Constants with precomputed hashes, because every message is searched for these names. */
    private static final List<AsciiString> HOP_BY_HOP = List.of(
            HttpHeaderNames.CONNECTION,
            AsciiString.cached("keep-alive"),
            AsciiString.cached("proxy-connection"),
            HttpHeaderNames.PROXY_AUTHENTICATE,
            HttpHeaderNames.PROXY_AUTHORIZATION,
            HttpHeaderNames.TRANSFER_ENCODING,
            HttpHeaderNames.TE,
            HttpHeaderNames.TRAILER,
            HttpHeaderNames.UPGRADE,
            AsciiString.cached("http2-settings"));

    private static final List<AsciiString> HTTP2_STREAM_FIELDS = Stream.of(
                    "x-http2-stream-id",
                    "x-http2-scheme",
                    "x-http2-path",
                    "x-http2-stream-promise-id",
                    "x-http2-stream-dependency-id",
                    "x-http2-stream-weight")
            .map(AsciiString::cached)
            .toList();

    private static final long HOP_BY_HOP_LENGTHS = lengths(HOP_BY_HOP);
    private static final long HTTP2_STREAM_LENGTHS = lengths(HTTP2_STREAM_FIELDS);

    private ProxyHeaders() {}

    /** Returns the lengths of the names as a bit set, which rules out most fields without a comparison. */
    private static long lengths(List<AsciiString> names) {
        return names.stream().mapToLong(name -> 1L << name.length()).reduce(0, (one, other) -> one | other);
    }

    private static boolean isAmong(long lengths, CharSequence name) {
        return name.length() < Long.SIZE && (lengths >> name.length() & 1) != 0;
    }

    private static boolean mayBeIn(HttpHeaders headers, long lengths) {
        for (var fields = headers.iteratorCharSequence(); fields.hasNext(); ) {
            if (isAmong(lengths, fields.next().getKey())) {
                return true;
            }
        }
        return false;
    }

    /** Removes Netty's own fields for HTTP/2 streams. */
    public static void removeHttp2StreamFields(HttpHeaders headers) {
        if (mayBeIn(headers, HTTP2_STREAM_LENGTHS)) {
            HTTP2_STREAM_FIELDS.forEach(headers::remove);
        }
    }

    /** Removes hop-by-hop fields. */
    static void removeHopByHopFields(HttpHeaders headers) {
        if (!mayBeIn(headers, HOP_BY_HOP_LENGTHS)) {
            return;
        }
        if (headers.contains(HttpHeaderNames.CONNECTION)) {
            Set<String> named = new LinkedHashSet<>();
            for (String value : headers.getAll(HttpHeaderNames.CONNECTION)) {
                for (String name : value.split(",")) {
                    named.add(name.strip());
                }
            }
            // A Connection field that names one of these must not remove the body's length.
            named.removeIf(
                    name -> name.isEmpty() || name.equalsIgnoreCase("content-length") || name.equalsIgnoreCase("host"));
            named.forEach(headers::remove);
        }
        HOP_BY_HOP.forEach(headers::remove);
    }

    static boolean isHopByHop(CharSequence name) {
        if (!isAmong(HOP_BY_HOP_LENGTHS, name)) {
            return false;
        }
        for (AsciiString each : HOP_BY_HOP) {
            if (each.contentEqualsIgnoreCase(name)) {
                return true;
            }
        }
        return false;
    }

    /** Rewrites a Location on the server to the address of the proxy. */
    static String rewriteLocation(String location, Upstream upstream, String ownOrigin) {
        String origin = upstream.origin();
        boolean onServer = location.regionMatches(true, 0, origin, 0, origin.length())
                && (location.length() == origin.length() || "/?#".indexOf(location.charAt(origin.length())) >= 0);
        String path = onServer ? location.substring(origin.length()) : location;
        boolean below = !upstream.prefix().isEmpty()
                && (path.equals(upstream.prefix()) || path.startsWith(upstream.prefix() + "/"));
        if (!onServer && !location.startsWith("/") || location.startsWith("//")) {
            return location;
        }
        String clientPath = below ? path.substring(upstream.prefix().length()) : path;
        return onServer ? ownOrigin + clientPath : clientPath;
    }

    /** Rewrites a Set-Cookie field for the proxy: without another domain, and without {@code Secure} if the client connects without TLS. */
    static String rewriteCookie(String cookie, Upstream upstream, boolean secured) {
        StringBuilder rewritten = new StringBuilder(cookie.length());
        for (String part : cookie.split(";", -1)) {
            String attribute = part.strip().toLowerCase(Locale.ROOT);
            boolean first = rewritten.length() == 0;
            boolean dropped = attribute.startsWith("domain=")
                    || !secured && (attribute.equals("secure") || attribute.equals("samesite=none"));
            if (first) {
                rewritten.append(part);
            } else if (attribute.startsWith("path=") && !upstream.prefix().isEmpty()) {
                String path = part.strip().substring("path=".length());
                rewritten
                        .append("; Path=")
                        .append(path.startsWith(upstream.prefix()) ? withoutPrefix(path, upstream) : path);
            } else if (!dropped) {
                rewritten.append(';').append(part);
            }
        }
        return rewritten.toString();
    }

    private static String withoutPrefix(String path, Upstream upstream) {
        String rest = path.substring(upstream.prefix().length());
        return rest.isEmpty() ? "/" : rest;
    }
}
