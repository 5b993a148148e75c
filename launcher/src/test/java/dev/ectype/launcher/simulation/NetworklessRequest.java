package dev.ectype.launcher.simulation;

import dev.ectype.runtime.emulator.sample.LocalRequest;
import dev.ectype.runtime.http.ByteSlice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** A request without a network; a header field can make its body fail to arrive. */
record NetworklessRequest(String method, String target, Map<String, String> fields, String text)
        implements LocalRequest {
    static final String ABORTED = "x-aborted";

    @Override
    public ByteSlice body() {
        if (fields.containsKey(ABORTED)) {
            throw new UncheckedIOException(new IOException("the client went away"));
        }
        return ByteSlice.utf8(text);
    }
}
