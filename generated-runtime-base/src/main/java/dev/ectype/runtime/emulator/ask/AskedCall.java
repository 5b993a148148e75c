package dev.ectype.runtime.emulator.ask;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.LocalRequest;
import java.util.Map;
import java.util.TreeMap;

/** What is asked, as a request that comes from this process. */
public record AskedCall(Ask ask, Map<String, String> fields) implements LocalRequest {
    public AskedCall(Ask ask) {
        this(ask, new TreeMap<>(String.CASE_INSENSITIVE_ORDER));
        ask.headers().forEach(header -> fields.putIfAbsent(header.name(), header.value()));
    }

    @Override
    public String method() {
        return ask.method();
    }

    @Override
    public String target() {
        return ask.target();
    }

    @Override
    public Bytes body() {
        byte[] body = ask.body();
        return body == null ? Bytes.EMPTY : Bytes.of(body);
    }
}
