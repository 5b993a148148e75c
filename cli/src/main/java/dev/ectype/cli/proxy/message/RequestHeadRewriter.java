package dev.ectype.cli.proxy.message;

import dev.ectype.cli.proxy.context.Upstream;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;

/** Rewrites the head of a request for the server. */
public final class RequestHeadRewriter {
    private RequestHeadRewriter() {}

    /** Returns whether a request asks for a protocol upgrade; an upgrade to HTTP/2 does not count. */
    public static boolean requestsUpgrade(HttpRequest request) {
        return request.headers().contains(HttpHeaderNames.UPGRADE)
                && request.headers().containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE, true)
                && !request.headers().containsValue(HttpHeaderNames.UPGRADE, "h2c", true);
    }

    public static HttpRequest rewrite(Upstream upstream, HttpRequest request, boolean upgrading) {
        HttpHeaders headers = request.headers();
        boolean chunked = HttpUtil.isTransferEncodingChunked(request);
        String protocol = upgrading ? headers.get(HttpHeaderNames.UPGRADE) : null;
        boolean trailers = headers.containsValue(HttpHeaderNames.TE, HttpHeaderValues.TRAILERS, true);
        ProxyHeaders.removeHopByHopFields(headers);
        ProxyHeaders.removeHttp2StreamFields(headers);
        headers.set(HttpHeaderNames.HOST, upstream.authority());
        if (chunked) {
            headers.remove(HttpHeaderNames.CONTENT_LENGTH);
            headers.set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED);
        }
        if (protocol != null) {
            headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE);
            headers.set(HttpHeaderNames.UPGRADE, protocol);
        } else if (trailers) {
            headers.set(HttpHeaderNames.CONNECTION, HttpHeaderNames.TE);
            headers.set(HttpHeaderNames.TE, HttpHeaderValues.TRAILERS);
        }
        return new DefaultHttpRequest(HttpVersion.HTTP_1_1, request.method(), target(upstream, request.uri()), headers);
    }

    /** Returns the path and query for the server. Clients of proxies send the absolute URL. */
    private static String target(Upstream upstream, String written) {
        String path = written.startsWith("/") ? written : written.replaceFirst("(?i)^https?://[^/?#]*", "");
        return path.equals("*") ? path : upstream.prefix() + (path.startsWith("/") ? path : "/" + path);
    }
}
