package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.http.HeaderField;

/** Makes the content type of a reply from a described media type, which may be a range or what no header can carry. */
final class ContentTypes {
    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");
    private static final HeaderField BYTES = HeaderField.of("content-type", "application/octet-stream");

    private ContentTypes() {}

    static HeaderField of(String mediaType) {
        if (mediaType.contains("*")) {
            return JSON;
        }
        try {
            return HeaderField.of("content-type", mediaType);
        } catch (IllegalArgumentException unspeakable) {
            return BYTES;
        }
    }
}
