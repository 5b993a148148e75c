package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.netty.body.BodyDecompressor;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.AuthoritySyntax;
import dev.ectype.runtime.netty.connection.RequestTarget;
import dev.ectype.runtime.netty.option.Limits;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.util.AsciiString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Validates the fields of an HTTP/2 request in addition to the decoder. */
final class Http2Head {
    private final Limits limits;

    Http2Head(Limits limits) {
        this.limits = limits;
    }

    /** Returns the refusal of the request, or null. */
    @Nullable
    RequestRefusal read(Http2Headers headers, Http2RequestFields fields) {
        if (headers.size() > limits.headerFields()) {
            return RequestRefusal.HEADERS_TOO_LARGE;
        }
        // Netty 4.2.18 can validate this, but applications may bring an older version without the option.
        if (fields.scheme() == null) {
            return RequestRefusal.MALFORMED;
        }
        RequestRefusal refusal = refuseTarget(fields.method(), fields.path());
        if (refusal == null) {
            refusal = refuseHost(fields.authority(), fields.all("host"));
        }
        return refusal != null ? refusal : refuseBody(headers, fields);
    }

    private @Nullable RequestRefusal refuseTarget(@Nullable CharSequence method, @Nullable CharSequence path) {
        if (method == null || path == null || path.length() == 0 || !HeaderField.isToken(method)) {
            return RequestRefusal.MALFORMED;
        }
        if (path.length() > limits.requestLine()) {
            return RequestRefusal.LINE_TOO_LONG;
        }
        for (int index = 0; index < path.length(); index++) {
            char character = path.charAt(index);
            if (character <= ' ' || character >= 0x7f || character == '#') {
                return RequestRefusal.TARGET;
            }
        }
        return RequestTarget.origin(method.toString(), path.toString(), null) == null ? RequestRefusal.TARGET : null;
    }

    private static @Nullable RequestRefusal refuseHost(@Nullable CharSequence authority, List<String> hosts) {
        CharSequence host = hosts.isEmpty() ? authority : hosts.get(0);
        boolean differs = authority != null && host != null && !AsciiString.contentEqualsIgnoreCase(authority, host);
        return host == null || hosts.size() > 1 || differs || !AuthoritySyntax.isValid(host)
                ? RequestRefusal.HOST
                : null;
    }

    private @Nullable RequestRefusal refuseBody(Http2Headers headers, Http2RequestFields fields) {
        if (fields.first("content-length") != null
                && headers.getLong(HttpHeaderNames.CONTENT_LENGTH, 0L) > limits.bodyBytes()) {
            return RequestRefusal.BODY_TOO_LARGE;
        }
        CharSequence encoding = fields.first("content-encoding");
        if (encoding != null
                && (!BodyDecompressor.isKnown(encoding)
                        || fields.all("content-encoding").size() > 1)) {
            return RequestRefusal.ENCODED;
        }
        CharSequence expectation = fields.first("expect");
        if (expectation != null && !AsciiString.contentEqualsIgnoreCase("100-continue", expectation)) {
            return RequestRefusal.EXPECTATION;
        }
        return null;
    }
}
