package dev.ectype.runtime.emulator;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A request as it looks below a prefix of its path. */
record MountedRequest(Request whole, String mount, String target) implements Request {
    static MountedRequest below(String prefix, Request whole) {
        String rest = whole.target().substring(prefix.length());
        return new MountedRequest(whole, whole.mount() + prefix, rest.startsWith("/") ? rest : "/" + rest);
    }

    @Override
    public String method() {
        return whole.method();
    }

    @Override
    public @Nullable String header(String name) {
        return whole.header(name);
    }

    @Override
    public List<String> headers(String name) {
        return whole.headers(name);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        whole.forEachHeader(visitor);
    }

    @Override
    public Bytes body() {
        return whole.body();
    }

    @Override
    public InetSocketAddress peer() {
        return whole.peer();
    }

    @Override
    public boolean secure() {
        return whole.secure();
    }

    @Override
    public Protocol protocol() {
        return whole.protocol();
    }
}
