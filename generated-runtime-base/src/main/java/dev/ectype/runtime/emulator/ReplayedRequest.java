package dev.ectype.runtime.emulator;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.state.Header;
import dev.ectype.runtime.state.RequestRecord;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A remembered request as if it came again, from a program on the same machine. */
record ReplayedRequest(RequestRecord record) implements Request {
    private static final Header HOST = new Header("host", "localhost");
    private static final InetSocketAddress HERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    @Override
    public String method() {
        return record.method();
    }

    @Override
    public String target() {
        return record.target();
    }

    @Override
    public String mount() {
        String mount = header(RememberedHeaders.MOUNT);
        return mount == null ? "" : mount;
    }

    @Override
    public @Nullable String header(String name) {
        List<String> values = headers(name);
        return values.isEmpty() ? null : values.get(0);
    }

    @Override
    public List<String> headers(String name) {
        List<String> values = record.headers().stream()
                .filter(header -> header.name().equalsIgnoreCase(name))
                .map(Header::value)
                .toList();
        return values.isEmpty() && name.equalsIgnoreCase(HOST.name()) ? List.of(HOST.value()) : values;
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        record.headers().forEach(header -> visitor.visit(header.name(), header.value()));
    }

    @Override
    public Bytes body() {
        return Bytes.of(record.body());
    }

    @Override
    public InetSocketAddress peer() {
        return HERE;
    }

    @Override
    public boolean secure() {
        return false;
    }

    @Override
    public Protocol protocol() {
        return Protocol.HTTP_1_1;
    }
}
