package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.BodyDecompressor;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.AuthoritySyntax;
import dev.ectype.runtime.netty.option.Limits;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.util.AsciiString;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Determines the framing of an HTTP/1 request in one pass over its fields. Reused for every request. */
final class Http1Head {
    private final Limits limits;
    private int fields;
    private int hosts;
    private int lengths;
    private int codings;
    private @Nullable CharSequence host;
    private @Nullable CharSequence coding;
    private @Nullable CharSequence length;
    private @Nullable CharSequence encoding;
    private @Nullable CharSequence expectation;
    private @Nullable CharSequence connection;
    private @Nullable CharSequence upgrade;
    private boolean drafted;
    private long names;

    Http1Head(Limits limits) {
        this.limits = limits;
    }

    /** Returns the refusal of the request, or null. */
    @Nullable
    RequestRefusal read(HttpRequest request) {
        clear();
        Throwable cause = request.decoderResult().cause();
        if (cause != null) {
            return refusalFor(cause);
        }
        Iterator<Map.Entry<CharSequence, CharSequence>> entries =
                request.headers().iteratorCharSequence();
        while (entries.hasNext()) {
            Map.Entry<CharSequence, CharSequence> entry = entries.next();
            note(entry.getKey(), entry.getValue());
        }
        RequestRefusal refusal = refuseVersionAndSize(request.protocolVersion());
        return refusal != null ? refusal : refuseFraming(request);
    }

    private static RequestRefusal refusalFor(Throwable cause) {
        if (cause instanceof TooLongHttpHeaderException) {
            return RequestRefusal.HEADERS_TOO_LARGE;
        }
        return cause instanceof TooLongFrameException ? RequestRefusal.LINE_TOO_LONG : RequestRefusal.MALFORMED;
    }

    private void clear() {
        fields = 0;
        hosts = 0;
        lengths = 0;
        codings = 0;
        host = null;
        coding = null;
        length = null;
        encoding = null;
        expectation = null;
        connection = null;
        upgrade = null;
        drafted = false;
        names = 0;
    }

    private void note(CharSequence name, CharSequence value) {
        fields++;
        names |= mark(name);
        switch (name.length()) {
            case 4 -> noteHost(name, value);
            case 6 -> expectation = is(HttpHeaderNames.EXPECT, name) ? value : expectation;
            case 7 -> upgrade = is(HttpHeaderNames.UPGRADE, name) ? value : upgrade;
            case 10 -> connection = is(HttpHeaderNames.CONNECTION, name) ? value : connection;
            case 14 -> noteLength(name, value);
            case 16 -> noteEncoding(name, value);
            case 17 -> noteCoding(name, value);
            case 18 -> drafted |= is(HttpHeaderNames.SEC_WEBSOCKET_KEY1, name);
            default -> {}
        }
    }

    private static boolean is(AsciiString wanted, CharSequence name) {
        return wanted.contentEqualsIgnoreCase(name);
    }

    private void noteHost(CharSequence name, CharSequence value) {
        if (is(HttpHeaderNames.HOST, name)) {
            hosts++;
            host = value;
        }
    }

    private void noteEncoding(CharSequence name, CharSequence value) {
        if (is(HttpHeaderNames.CONTENT_ENCODING, name)) {
            // Two fields are a list of two codings.
            encoding = encoding == null ? value : encoding + "," + value;
        }
    }

    private void noteLength(CharSequence name, CharSequence value) {
        if (is(HttpHeaderNames.CONTENT_LENGTH, name)) {
            lengths++;
            length = value;
        }
    }

    private void noteCoding(CharSequence name, CharSequence value) {
        if (is(HttpHeaderNames.TRANSFER_ENCODING, name)) {
            codings++;
            coding = value;
        }
    }

    private @Nullable RequestRefusal refuseVersionAndSize(HttpVersion version) {
        if (version != HttpVersion.HTTP_1_1 && version != HttpVersion.HTTP_1_0) {
            return RequestRefusal.VERSION;
        }
        if (fields > limits.headerFields()) {
            return RequestRefusal.HEADERS_TOO_LARGE;
        }
        boolean missing = hosts == 0 && version == HttpVersion.HTTP_1_1;
        if (missing || hosts > 1 || host != null && !AuthoritySyntax.isValid(host)) {
            return RequestRefusal.HOST;
        }
        return null;
    }

    private @Nullable RequestRefusal refuseFraming(HttpRequest request) {
        // The decoder adds eight bytes of body without a length to requests of an early WebSocket draft.
        if (lengths > 1 || codings > 1 || lengths + codings > 1 || drafted && lengths + codings == 0) {
            return RequestRefusal.FRAMING;
        }
        if (coding != null && !AsciiString.contentEqualsIgnoreCase("chunked", coding)) {
            return RequestRefusal.CODING;
        }
        if (length != null && HttpUtil.getContentLength(request, 0L) > limits.bodyBytes()) {
            return RequestRefusal.BODY_TOO_LARGE;
        }
        if (!BodyDecompressor.isKnown(encoding)) {
            return RequestRefusal.ENCODED;
        }
        if (expectation != null && !AsciiString.contentEqualsIgnoreCase("100-continue", expectation)) {
            return RequestRefusal.EXPECTATION;
        }
        return null;
    }

    /** Returns true if the client waits for a {@code 100 Continue}. */
    boolean expectsContinue(HttpRequest request) {
        return expectation != null && request.protocolVersion() == HttpVersion.HTTP_1_1 && lengths + codings > 0;
    }

    boolean keepsAlive(HttpRequest request) {
        return connection == null ? request.protocolVersion() == HttpVersion.HTTP_1_1 : HttpUtil.isKeepAlive(request);
    }

    boolean requestsUpgrade() {
        return upgrade != null && connection != null;
    }

    /** Returns the marks of all field names. */
    long names() {
        return names;
    }

    /** Returns one of 64 bits for a name, ignoring case. If the head lacks the bit, it has no field with the name. */
    static long mark(CharSequence name) {
        int length = name.length();
        // Letters differ from their capitals in one bit; the length goes by itself into the shift.
        return length == 0
                ? 1
                : 1L << (length * 31 + (name.charAt(0) | 0x20) + ((name.charAt(length - 1) | 0x20) << 2));
    }

    /** Returns the content coding of the body, or null. */
    @Nullable
    CharSequence encoding() {
        return encoding;
    }

    @Nullable
    CharSequence host() {
        return host;
    }
}
