package dev.ectype.launcher.check;

import dev.ectype.launcher.ask.Ask;
import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is asked, as a request that comes from this process. */
record AskedCall(Ask ask) implements Request {
    @Override
    public String method() {
        return ask.method();
    }

    @Override
    public String target() {
        return ask.target();
    }

    @Override
    public @Nullable String header(String name) {
        List<String> values = headers(name);
        return values.isEmpty() ? null : values.get(0);
    }

    @Override
    public List<String> headers(String name) {
        return ask.headers().stream()
                .filter(header -> header.name().equalsIgnoreCase(name))
                .map(Ask.Header::value)
                .toList();
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        ask.headers().forEach(header -> visitor.visit(header.name(), header.value()));
    }

    @Override
    public Bytes body() {
        byte[] body = ask.body();
        return body == null ? Bytes.EMPTY : Bytes.of(body);
    }

    @Override
    public InetSocketAddress peer() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
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
