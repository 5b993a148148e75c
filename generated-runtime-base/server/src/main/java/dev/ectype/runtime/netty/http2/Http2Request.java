package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.BodyChunks;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import io.netty.handler.codec.http2.Http2Headers;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents an HTTP/2 request in the form of HTTP/1.1. */
final class Http2Request implements Request {
    private final Http2Headers headers;
    private final String method;
    private final String target;
    private final InetSocketAddress peer;
    private final boolean secure;
    private ByteSlice body = ByteSlice.EMPTY;
    private @Nullable BodyChunks bodyChunks;

    Http2Request(Http2Headers headers, InetSocketAddress peer, boolean secure) {
        this.headers = headers;
        this.method = text(headers.method());
        this.target = text(headers.path());
        this.peer = peer;
        this.secure = secure;
    }

    private static String text(@Nullable CharSequence value) {
        return value == null ? "" : value.toString();
    }

    void body(ByteSlice content) {
        body = content;
    }

    void bodyChunks(BodyChunks coming) {
        bodyChunks = coming;
    }

    @Override
    public @Nullable BodyChunks bodyChunks() {
        return bodyChunks;
    }

    @Override
    public String method() {
        return method;
    }

    @Override
    public String target() {
        return target;
    }

    @Override
    public @Nullable String header(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.equals("cookie")) {
            return cookie();
        }
        CharSequence value = headers.get(lower);
        if (value == null && lower.equals("host")) {
            value = headers.authority();
        }
        return value == null ? null : value.toString();
    }

    /** Joins the cookie fields, which clients may split for better compression. */
    private @Nullable String cookie() {
        List<CharSequence> crumbs = headers.getAll("cookie");
        return crumbs.isEmpty() ? null : String.join("; ", crumbs);
    }

    @Override
    public List<String> headers(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.equals("cookie") || lower.equals("host")) {
            String value = header(lower);
            return value == null ? List.of() : List.of(value);
        }
        List<String> values = new ArrayList<>();
        for (CharSequence value : headers.getAll(lower)) {
            values.add(value.toString());
        }
        return values;
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        if (!headers.contains("host") && headers.authority() != null) {
            visitor.visit("host", text(headers.authority()));
        }
        for (Map.Entry<CharSequence, CharSequence> entry : headers) {
            String name = entry.getKey().toString();
            if (!name.startsWith(":") && !name.equals("cookie")) {
                visitor.visit(name, entry.getValue().toString());
            }
        }
        String cookie = cookie();
        if (cookie != null) {
            visitor.visit("cookie", cookie);
        }
    }

    @Override
    public ByteSlice body() {
        return body;
    }

    @Override
    public InetSocketAddress peer() {
        return peer;
    }

    @Override
    public boolean secure() {
        return secure;
    }

    @Override
    public Protocol protocol() {
        return Protocol.HTTP_2;
    }
}
