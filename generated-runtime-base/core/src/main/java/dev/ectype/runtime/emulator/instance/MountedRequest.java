package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Presents a request without the prefix of its path. */
public record MountedRequest(Request outer, String mount, String target) implements Request {
    /** Returns the request as a service below a path prefix receives it. */
    public static MountedRequest below(String prefix, Request request) {
        String rest = request.target().substring(prefix.length());
        return new MountedRequest(request, request.mount() + prefix, rest.startsWith("/") ? rest : "/" + rest);
    }

    @Override
    public String method() {
        return outer.method();
    }

    @Override
    public @Nullable String header(String name) {
        return outer.header(name);
    }

    @Override
    public List<String> headers(String name) {
        return outer.headers(name);
    }

    @Override
    public void forEachHeader(HeaderVisitor visitor) {
        outer.forEachHeader(visitor);
    }

    @Override
    public ByteSlice body() {
        return outer.body();
    }

    @Override
    public InetSocketAddress peer() {
        return outer.peer();
    }

    @Override
    public boolean secure() {
        return outer.secure();
    }

    @Override
    public Protocol protocol() {
        return outer.protocol();
    }
}
