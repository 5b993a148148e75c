package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.Bytes;
import org.jspecify.annotations.Nullable;

/**
 * Content that a request carries for its own sake, such as a file; its bytes are valid as long as the request.
 *
 * @param name the member that it is sent as, or the empty text where it is the whole body
 */
public record Part(
        String name, @Nullable String fileName, @Nullable String mediaType, Bytes content) {
    /** A body of no length. */
    public static final Part EMPTY = new Part("", null, null, Bytes.EMPTY);
}
