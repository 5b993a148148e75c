package dev.ectype.runtime.emulator.sample;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request.
 *
 * @param target path and query, percent-encoded
 * @param body what is sent, or null for nothing; its type stands among the headers
 */
public record SampleRequest(String method, String target, List<Header> headers, byte @Nullable [] body) {
    public SampleRequest {
        headers = List.copyOf(headers);
    }

    /** A header of a request. */
    public record Header(String name, String value) {}
}
