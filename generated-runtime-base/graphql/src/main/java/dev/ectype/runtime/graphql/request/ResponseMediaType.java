package dev.ectype.runtime.graphql.request;

import dev.ectype.runtime.http.HeaderField;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Chooses the media type of a response by the {@code Accept} header. */
public enum ResponseMediaType {
    /** The older media type, from before the standard. Requests that fail before execution have status 200. */
    JSON("application/json"),
    RESPONSE("application/graphql-response+json");

    private final String type;
    private final HeaderField contentType;

    ResponseMediaType(String type) {
        this.type = type;
        this.contentType = HeaderField.of("content-type", type + "; charset=utf-8");
    }

    /** Returns the first accepted of the two types. A client that accepts any type counts as an older client. */
    public static ResponseMediaType of(@Nullable String accept) {
        if (isUsual(accept)) {
            return JSON;
        }
        for (String each : accept.split(",")) {
            String bare = bare(each);
            if (bare.equals(RESPONSE.type)) {
                return RESPONSE;
            }
            if (bare.equals(JSON.type)) {
                return JSON;
            }
        }
        return JSON;
    }

    /** Returns true if a client accepts only server-sent events. */
    public static boolean isStreamAlone(@Nullable String accept) {
        boolean alone = isStream(accept);
        for (String each : isUsual(accept) ? new String[0] : accept.split(",")) {
            String bare = bare(each);
            alone &= !bare.equals(RESPONSE.type) && !bare.equals(JSON.type);
        }
        return alone;
    }

    /** Returns true if a client accepts server-sent events. */
    public static boolean isStream(@Nullable String accept) {
        for (String each : isUsual(accept) ? new String[0] : accept.split(",")) {
            if (bare(each).equals("text/event-stream")) {
                return true;
            }
        }
        return false;
    }

    public static boolean isJson(@Nullable String contentType) {
        return contentType != null
                && (contentType.equals(JSON.type) || bare(contentType).equals(JSON.type));
    }

    private static String bare(String type) {
        int semicolon = type.indexOf(';');
        return (semicolon < 0 ? type : type.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
    }

    public HeaderField contentType() {
        return contentType;
    }

    /** Returns true for the header of most clients, whose parts need not be compared. */
    private static boolean isUsual(@Nullable String accept) {
        return accept == null || accept.equals("application/json") || accept.equals("*/*");
    }
}
