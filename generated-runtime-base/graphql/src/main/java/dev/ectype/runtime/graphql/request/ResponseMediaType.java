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
        for (String each : parts(accept)) {
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
        for (String each : parts(accept)) {
            String bare = bare(each);
            alone &= !bare.equals(RESPONSE.type) && !bare.equals(JSON.type);
        }
        return alone;
    }

    /** Returns true if a client accepts server-sent events. */
    public static boolean isStream(@Nullable String accept) {
        for (String each : parts(accept)) {
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

    /** Splits an {@code Accept} header. JSON alone and any type, which most clients send, mean the same here as no header. */
    private static String[] parts(@Nullable String accept) {
        return accept == null || accept.equals("application/json") || accept.equals("*/*")
                ? new String[0]
                : accept.split(",");
    }
}
