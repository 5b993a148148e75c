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
 * How the head of a reply is sent to the client that asked.
 *
 * @param host how the client calls the proxy
 * @param secured whether it speaks TLS with it
 * @param replacedServer the server that it takes the proxy for by another name; null if it knows the server's own
 */
public record ResponseHeadRewriter(
        HttpVersion version,
        HttpMethod method,
        @Nullable String host,
        boolean secured,
        @Nullable Upstream replacedServer) {
    /** That of replies to a request as it came. */
    public static ResponseHeadRewriter forRequest(HttpRequest asked, boolean secured, @Nullable Upstream stoodInFor) {
        String host = asked.headers().get(HttpHeaderNames.HOST);
        return new ResponseHeadRewriter(asked.protocolVersion(), asked.method(), host, secured, stoodInFor);
    }

    private String origin() {
        return (secured ? "https://" : "http://") + (host == null ? "localhost" : host);
    }

    /** Whether another protocol follows. */
    public static boolean isUpgrade(HttpResponse answered) {
        return answered.status().code() == 101;
    }

    public HttpResponse rewrite(HttpResponse answered) {
        HttpHeaders headers = answered.headers();
        String protocol = isUpgrade(answered) ? headers.get(HttpHeaderNames.UPGRADE) : null;
        ProxyHeaders.removeHopByHopFields(headers);
        if (protocol != null) {
            headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE);
            headers.set(HttpHeaderNames.UPGRADE, protocol);
        }
        if (replacedServer != null) {
            rewriteAddresses(headers, replacedServer);
        }
        return new DefaultHttpResponse(HttpVersion.HTTP_1_1, answered.status(), headers);
    }

    /** Lets places and cookies be those of the proxy. */
    private void rewriteAddresses(HttpHeaders headers, Upstream upstream) {
        for (CharSequence name : List.of(HttpHeaderNames.LOCATION, HttpHeaderNames.CONTENT_LOCATION)) {
            String place = headers.get(name);
            if (place != null) {
                headers.set(name, ProxyHeaders.rewriteLocation(place, upstream, origin()));
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

    /** Says where the body ends; gives whether another reply may follow. */
    public boolean frame(HttpResponse head, boolean wanted) {
        int code = head.status().code();
        boolean keepAlive = wanted;
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
