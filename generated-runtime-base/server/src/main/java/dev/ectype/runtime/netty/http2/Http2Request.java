package dev.ectype.runtime.netty.http2;

import dev.ectype.runtime.http.BodyChunks;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents an HTTP/2 request in the form of HTTP/1.1. */
final class Http2Request implements Request {
    private static final String HOST = "host";
    private static final String COOKIE = "cookie";

    private final Http2RequestFields fields;
    private final String method;
    private final String target;
    private final InetSocketAddress peer;
    private final boolean secure;
    private ByteSlice body = ByteSlice.EMPTY;
    private @Nullable BodyChunks bodyChunks;

    Http2Request(Http2RequestFields fields, InetSocketAddress peer, boolean secure) {
        this.fields = fields;
        this.method = text(fields.method());
        this.target = text(fields.path());
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
        CharSequence value = fields.first(name);
        if (value == null) {
            value = name.equalsIgnoreCase(HOST) ? fields.authority() : null;
        } else if (name.equalsIgnoreCase(COOKIE)) {
            return cookie();
        }
        return value == null ? null : value.toString();
    }

    /** Joins the cookie fields, which clients may split for better compression. */
    private @Nullable String cookie() {
        List<String> crumbs = fields.all(COOKIE);
        return crumbs.isEmpty() ? null : String.join("; ", crumbs);
    }

    @Override
    public List<String> headers(String name) {
        if (name.equalsIgnoreCase(COOKIE) || name.equalsIgnoreCase(HOST)) {
            String value = header(name);
            return value == null ? List.of() : List.of(value);
        }
        return fields.all(name);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        CharSequence authority = fields.authority();
        if (authority != null && fields.first(HOST) == null) {
            visitor.visit(HOST, authority.toString());
        }
        for (int field = 0; field < fields.count(); field++) {
            String name = fields.name(field);
            if (!name.equals(COOKIE)) {
                visitor.visit(name, fields.value(field).toString());
            }
        }
        String cookie = cookie();
        if (cookie != null) {
            visitor.visit(COOKIE, cookie);
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
