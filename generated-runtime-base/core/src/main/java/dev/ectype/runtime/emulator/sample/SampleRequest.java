package dev.ectype.runtime.emulator.sample;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds a sample request.
 *
 * @param method the method
 * @param target the path and query, percent-encoded
 * @param headers the headers, including the content type
 * @param body the encoded body, or null for none
 */
public record SampleRequest(String method, String target, List<Header> headers, byte @Nullable [] body) {
    public SampleRequest {
        headers = List.copyOf(headers);
    }

    /** Creates a GET request without a body. */
    public static SampleRequest get(String target, List<Header> headers) {
        return new SampleRequest("GET", target, headers, null);
    }

    /** Holds a header of a request. */
    public record Header(String name, String value) {}
}
