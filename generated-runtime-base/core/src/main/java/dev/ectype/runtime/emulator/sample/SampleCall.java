package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.http.ByteSlice;
import java.util.Map;
import java.util.TreeMap;

/** Adapts a sample request to a request from this process. */
public record SampleCall(SampleRequest sample, Map<String, String> fields) implements LocalRequest {
    public SampleCall(SampleRequest sample) {
        this(sample, new TreeMap<>(String.CASE_INSENSITIVE_ORDER));
        sample.headers().forEach(header -> fields.putIfAbsent(header.name(), header.value()));
    }

    @Override
    public String method() {
        return sample.method();
    }

    @Override
    public String target() {
        return sample.target();
    }

    @Override
    public ByteSlice body() {
        byte[] body = sample.body();
        return body == null ? ByteSlice.EMPTY : ByteSlice.of(body);
    }
}
