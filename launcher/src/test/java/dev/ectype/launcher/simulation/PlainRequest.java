package dev.ectype.launcher.simulation;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request that no network has carried; its body never arrives where a field says so. */
record PlainRequest(String method, String target, Map<String, String> fields, String text) implements Request {
    static final String ABORTED = "x-aborted";

    @Override
    public @Nullable String header(String name) {
        return fields.get(name);
    }

    @Override
    public List<String> headers(String name) {
        String value = fields.get(name);
        return value == null ? List.of() : List.of(value);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        fields.forEach(visitor::visit);
    }

    @Override
    public Bytes body() {
        if (fields.containsKey(ABORTED)) {
            throw new UncheckedIOException(new IOException("the client went away"));
        }
        return Bytes.utf8(text);
    }

    @Override
    public InetSocketAddress peer() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
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
