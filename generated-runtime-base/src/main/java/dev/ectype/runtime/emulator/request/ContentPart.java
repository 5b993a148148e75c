package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.ByteSlice;
import org.jspecify.annotations.Nullable;

/**
 * Content that a request carries for its own sake, such as a file; its bytes are valid as long as the request.
 *
 * @param name the member that it is sent as, or the empty text where it is the whole body
 */
public record ContentPart(
        String name, @Nullable String fileName, @Nullable String mediaType, ByteSlice content) {
    /** A body of no length. */
    public static final ContentPart EMPTY = new ContentPart("", null, null, ByteSlice.EMPTY);
}
