package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents the current request of a connection. One object serves all requests of the connection. */
final class Http1Request implements Request {
    private final InetSocketAddress peer;
    private final boolean secure;
    private HttpHeaders headers = EmptyHttpHeaders.INSTANCE;
    private String method = "-";
    private String target = "-";
    private Protocol protocol = Protocol.HTTP_1_1;
    private ByteSlice body = ByteSlice.EMPTY;
    private long names;
    private int mark = -1;
    private @Nullable String path;

    Http1Request(InetSocketAddress peer, boolean secure) {
        this.peer = peer;
        this.secure = secure;
    }

    /** Begins the next request with the marks of its field names. */
    void begin(HttpRequest head, long marks, String origin) {
        headers = head.headers();
        names = marks;
        method = head.method().name();
        target = origin;
        protocol = head.protocolVersion() == HttpVersion.HTTP_1_0 ? Protocol.HTTP_1_0 : Protocol.HTTP_1_1;
        body = ByteSlice.EMPTY;
        mark = target.indexOf('?');
        path = null;
    }

    /** Clears method and target between requests, so that the log does not contain the previous ones. */
    void unknown() {
        method = "-";
        target = "-";
        mark = -1;
        path = null;
    }

    void body(ByteSlice content) {
        body = content;
    }

    /** Releases the head and the body, and keeps method and target for the log. */
    void end() {
        headers = EmptyHttpHeaders.INSTANCE;
        names = 0;
        body = ByteSlice.EMPTY;
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
    public String path() {
        if (mark < 0) {
            return target;
        }
        String known = path;
        if (known == null) {
            known = target.substring(0, mark);
            path = known;
        }
        return known;
    }

    @Override
    public String query() {
        return mark < 0 ? "" : target.substring(mark + 1);
    }

    @Override
    public @Nullable String header(String name) {
        // Most requested fields are absent, and each lookup costs a hash of the name.
        return (names & Http1Head.mark(name)) == 0 ? null : headers.get(name);
    }

    @Override
    public List<String> headers(String name) {
        return headers.getAll(name);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        for (Map.Entry<String, String> entry : headers) {
            visitor.visit(entry.getKey(), entry.getValue());
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
        return protocol;
    }
}
