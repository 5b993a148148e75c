package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.netty.http1.syntax.ScannedHead;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents the current request of a connection. One object serves all requests of the connection. */
final class Http1Request implements Request {
    private final InetSocketAddress peer;
    private final boolean secure;
    private final ScannedHead head;
    private String method = "-";
    private String target = "-";
    private Protocol protocol = Protocol.HTTP_1_1;
    private ByteSlice body = ByteSlice.EMPTY;
    private long names;
    private int count;
    private int mark = -1;
    private @Nullable String path;

    Http1Request(ScannedHead head, InetSocketAddress peer, boolean secure) {
        this.head = head;
        this.peer = peer;
        this.secure = secure;
    }

    /** Begins the next request with the current head, and its target in origin form. */
    void begin(String name, String origin) {
        names = head.marks();
        count = head.count();
        method = name;
        target = origin;
        protocol = head.minorVersion() == 0 ? Protocol.HTTP_1_0 : Protocol.HTTP_1_1;
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
        head.release();
        names = 0;
        count = 0;
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
        // Most requested fields are absent, and each search costs a comparison with all names.
        int field = (names & ScannedHead.mark(name)) == 0 ? -1 : head.find(name, 0);
        return field < 0 ? null : head.value(field);
    }

    @Override
    public List<String> headers(String name) {
        List<String> values = new ArrayList<>();
        if ((names & ScannedHead.mark(name)) != 0) {
            for (int field = head.find(name, 0); field >= 0; field = head.find(name, field + 1)) {
                values.add(head.value(field));
            }
        }
        return values;
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        for (int field = 0; field < count; field++) {
            visitor.visit(head.name(field), head.value(field));
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
