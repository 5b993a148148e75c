package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.http.HeaderField;

/** Converts a described media type to a valid content type. Ranges and invalid types get a default. */
public final class ContentTypes {
    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");
    private static final HeaderField BYTES = HeaderField.of("content-type", "application/octet-stream");

    private ContentTypes() {}

    /** Returns the content type header of a media type. */
    public static HeaderField of(String mediaType) {
        String concrete = concrete(mediaType);
        if (concrete.equals("application/json")) {
            return JSON;
        }
        try {
            return HeaderField.of("content-type", concrete);
        } catch (IllegalArgumentException unspeakable) {
            return BYTES;
        }
    }

    /** Returns a common type of a media range, or the media type itself. */
    static String concrete(String mediaType) {
        if (!mediaType.contains("*")) {
            return mediaType;
        }
        int slash = mediaType.indexOf('/');
        return switch (slash < 0 ? "" : mediaType.substring(0, slash).strip()) {
            case "image" -> "image/png";
            case "audio" -> "audio/mpeg";
            case "video" -> "video/mp4";
            case "text" -> "text/plain";
            default -> "application/json";
        };
    }
}
