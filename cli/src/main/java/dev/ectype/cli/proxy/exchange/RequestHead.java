package dev.ectype.cli.proxy.exchange;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpUtil;
import java.util.List;

/** Derives from the head of a request how its exchange can proceed. */
record RequestHead(HttpRequest message) {
    private static final List<HttpMethod> REPEATABLE =
            List.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS, HttpMethod.PUT, HttpMethod.DELETE);

    /** Returns whether the request asks for a protocol upgrade. */
    boolean isUpgrade() {
        return message.headers().contains(HttpHeaderNames.UPGRADE);
    }

    /** Returns whether the request is safe to repeat. */
    boolean isRepeatable() {
        return REPEATABLE.contains(message.method())
                && !HttpUtil.isTransferEncodingChunked(message)
                && HttpUtil.getContentLength(message, 0L) == 0;
    }

    /** Returns whether a response states the length of its body. Other bodies last until the server closes the connection. */
    boolean isFramed(HttpResponse response) {
        int code = response.status().code();
        return HttpUtil.isTransferEncodingChunked(response)
                || HttpUtil.isContentLengthSet(response)
                || code == 204
                || code == 304
                || message.method().equals(HttpMethod.HEAD);
    }
}
