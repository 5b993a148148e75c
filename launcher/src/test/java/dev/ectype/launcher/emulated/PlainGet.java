package dev.ectype.launcher.emulated;

import dev.ectype.runtime.emulator.sample.LocalRequest;
import dev.ectype.runtime.http.ByteSlice;
import java.util.Map;

/** A GET request within this process. */
public record PlainGet(String target) implements LocalRequest {
    @Override
    public String method() {
        return "GET";
    }

    @Override
    public Map<String, String> fields() {
        return Map.of("host", "localhost");
    }

    @Override
    public ByteSlice body() {
        return ByteSlice.utf8("");
    }
}
