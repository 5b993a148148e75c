package dev.ectype.cli.proxy;

import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpVersion;
import java.util.List;

/** The head of a reply as the client is sent it. */
final class ReplyHead {
    private ReplyHead() {}

    /**
     * Makes it.
     *
     * @param origin how the client calls the proxy
     * @param upgraded whether another protocol follows
     */
    static HttpResponse of(HttpResponse answered, Upstream upstream, String origin, boolean upgraded) {
        HttpHeaders headers = answered.headers();
        String protocol = upgraded ? headers.get(HttpHeaderNames.UPGRADE) : null;
        Fields.removeThoseOfTheConnection(headers);
        if (protocol != null) {
            headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE);
            headers.set(HttpHeaderNames.UPGRADE, protocol);
        }
        for (CharSequence name : List.of(HttpHeaderNames.LOCATION, HttpHeaderNames.CONTENT_LOCATION)) {
            String place = headers.get(name);
            if (place != null) {
                headers.set(name, Fields.location(place, upstream, origin));
            }
        }
        if (headers.contains(HttpHeaderNames.SET_COOKIE)) {
            boolean secured = origin.startsWith("https");
            headers.set(
                    HttpHeaderNames.SET_COOKIE,
                    headers.getAll(HttpHeaderNames.SET_COOKIE).stream()
                            .map(each -> Fields.cookie(each, upstream, secured))
                            .toList());
        }
        return new DefaultHttpResponse(HttpVersion.HTTP_1_1, answered.status(), headers);
    }
}
