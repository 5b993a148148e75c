package dev.ectype.runtime.emulator.ask;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request.
 *
 * @param target path and query, percent-encoded
 * @param body what is sent, or null for nothing; its type stands among the headers
 */
public record Ask(String method, String target, List<Header> headers, byte @Nullable [] body) {
    public Ask {
        headers = List.copyOf(headers);
    }

    /** A header of a request. */
    public record Header(String name, String value) {}
}
