package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.ByteSlice;
import org.jspecify.annotations.Nullable;

/**
 * Holds uploaded content such as a file. Its bytes are valid as long as the request.
 *
 * @param name the member of the form, or the empty text for a whole body
 */
public record ContentPart(
        String name, @Nullable String fileName, @Nullable String mediaType, ByteSlice content) {
    /** An empty body. */
    public static final ContentPart EMPTY = new ContentPart("", null, null, ByteSlice.EMPTY);
}
