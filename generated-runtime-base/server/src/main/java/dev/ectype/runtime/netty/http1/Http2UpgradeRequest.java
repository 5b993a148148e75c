package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.Request;
import io.netty.handler.codec.http2.Http2Settings;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads HTTP/1.1 requests for an upgrade to HTTP/2 without TLS. */
final class Http2UpgradeRequest {
    private static final int ENTRY = 6;

    private Http2UpgradeRequest() {}

    /** Returns the client's settings for a valid upgrade request, else null. */
    static @Nullable Http2Settings settings(Request request) {
        List<String> settings = request.headers("http2-settings");
        if (settings.size() != 1
                || !lists(request, "upgrade", "h2c")
                || !lists(request, "connection", "upgrade")
                || !lists(request, "connection", "http2-settings")) {
            return null;
        }
        try {
            return decode(Base64.getUrlDecoder().decode(settings.get(0)));
        } catch (IllegalArgumentException malformed) {
            // An upgrade may always be declined: the request is then answered over HTTP/1.1.
            return null;
        }
    }

    private static boolean lists(Request request, String name, String wanted) {
        for (String value : request.headers(name)) {
            for (String token : value.split(",", -1)) {
                if (token.strip().equalsIgnoreCase(wanted)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Http2Settings decode(byte[] payload) {
        if (payload.length % ENTRY != 0) {
            throw new IllegalArgumentException("HTTP2-Settings must have entries of six bytes");
        }
        Http2Settings settings = new Http2Settings();
        for (int at = 0; at < payload.length; at += ENTRY) {
            char identifier = (char) ((payload[at] & 0xff) << 8 | payload[at + 1] & 0xff);
            long value = 0;
            for (int index = 2; index < ENTRY; index++) {
                value = value << 8 | payload[at + index] & 0xff;
            }
            settings.put(identifier, Long.valueOf(value));
        }
        return settings;
    }
}
