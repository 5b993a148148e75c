package dev.ectype.cli.proxy.message;

import dev.ectype.cli.proxy.context.Upstream;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites the head of a response for the client.
 *
 * @param host the host and port under which the client reached the proxy
 * @param secured whether the client uses TLS
 * @param replacedServer the server behind a reverse proxy; null if the client knows the server's own name
 */
public record ResponseHeadRewriter(
        HttpVersion version,
        HttpMethod method,
        @Nullable String host,
        boolean secured,
        @Nullable Upstream replacedServer) {
    /** Creates a rewriter for the responses to a request. */
    public static ResponseHeadRewriter forRequest(
            HttpRequest request, boolean secured, @Nullable Upstream replacedServer) {
        String host = request.headers().get(HttpHeaderNames.HOST);
        return new ResponseHeadRewriter(request.protocolVersion(), request.method(), host, secured, replacedServer);
    }

    private String origin() {
        return (secured ? "https://" : "http://") + (host == null ? "localhost" : host);
    }

    /** Returns whether the response switches protocols. */
    public static boolean isUpgrade(HttpResponse response) {
        return response.status().code() == 101;
    }

    public HttpResponse rewrite(HttpResponse response) {
        HttpHeaders headers = response.headers();
        String protocol = isUpgrade(response) ? headers.get(HttpHeaderNames.UPGRADE) : null;
        ProxyHeaders.removeHopByHopFields(headers);
        if (protocol != null) {
            headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE);
            headers.set(HttpHeaderNames.UPGRADE, protocol);
        }
        if (replacedServer != null) {
            rewriteAddresses(headers, replacedServer);
        }
        return new DefaultHttpResponse(HttpVersion.HTTP_1_1, response.status(), headers);
    }

    /** Rewrites locations and cookies to the address of the proxy. */
    private void rewriteAddresses(HttpHeaders headers, Upstream upstream) {
        for (CharSequence name : List.of(HttpHeaderNames.LOCATION, HttpHeaderNames.CONTENT_LOCATION)) {
            String location = headers.get(name);
            if (location != null) {
                headers.set(name, ProxyHeaders.rewriteLocation(location, upstream, origin()));
            }
        }
        if (headers.contains(HttpHeaderNames.SET_COOKIE)) {
            headers.set(
                    HttpHeaderNames.SET_COOKIE,
                    headers.getAll(HttpHeaderNames.SET_COOKIE).stream()
                            .map(each -> ProxyHeaders.rewriteCookie(each, upstream, secured))
                            .toList());
        }
    }

    /** Sets the framing of the body and returns whether the connection can stay open. */
    public boolean frame(HttpResponse head, boolean requestKeepAlive) {
        int code = head.status().code();
        boolean keepAlive = requestKeepAlive;
        boolean bodyless = method.equals(HttpMethod.HEAD) || code == 204 || code == 304;
        if (!bodyless && !HttpUtil.isContentLengthSet(head)) {
            if (version.equals(HttpVersion.HTTP_1_0)) {
                keepAlive = false;
            } else {
                head.headers().set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED);
            }
        }
        HttpUtil.setKeepAlive(head.headers(), version, keepAlive);
        return keepAlive;
    }
}
