package dev.ectype.launcher;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.LocalRequest;
import java.util.Map;

/** A GET of this process. */
record PlainGet(String target) implements LocalRequest {
    @Override
    public String method() {
        return "GET";
    }

    @Override
    public Map<String, String> fields() {
        return Map.of("host", "localhost");
    }

    @Override
    public Bytes body() {
        return Bytes.utf8("");
    }
}
