package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows web pages of every origin to use the emulated routes, also with credentials: an emulator's credentials protect nothing.
 */
final class CrossOrigin {
    private static final HeaderField CREDENTIALS = HeaderField.of("access-control-allow-credentials", "true");
    private static final HeaderField MAX_AGE = HeaderField.of("access-control-max-age", "600");
    private static final HeaderField VARY = HeaderField.of("vary", "origin");
    private static final HeaderField VARY_PREFLIGHT =
            HeaderField.of("vary", "origin, access-control-request-method, access-control-request-headers");

    /** The headers that pages may read of every reply, and headers that the server adds later. */
    private static final List<String> ALWAYS_READABLE = List.of(
            "cache-control",
            "content-language",
            "content-length",
            "content-type",
            "expires",
            "last-modified",
            "pragma",
            "set-cookie",
            "vary");

    private CrossOrigin() {}

    /** Whether the request is a CORS preflight of a browser. */
    static boolean isPreflight(Request request) {
        return request.method().equals("OPTIONS") && request.header("access-control-request-method") != null;
    }

    static void answer(String origin, Request request, List<String> methods, ReplyBuffer reply) {
        permit(origin, request, methods, reply.status(204));
    }

    /** Allows the request that a preflight announces. */
    static void permit(String origin, Request request, List<String> methods, ReplyBuffer reply) {
        reply.header("access-control-allow-origin", origin).header(CREDENTIALS);
        reply.header("access-control-allow-methods", String.join(", ", methods));
        @Nullable String requested = request.header("access-control-request-headers");
        if (requested != null && !requested.isBlank()) {
            reply.header("access-control-allow-headers", requested);
        }
        reply.header(MAX_AGE).header(VARY_PREFLIGHT);
    }

    /** Allows the page to read a reply and its header fields. */
    static void allow(String origin, ReplyBuffer reply) {
        List<String> readable = new ArrayList<>();
        for (int index = 0; index < reply.headerCount(); index++) {
            String name = reply.headerAt(index).name();
            if (!ALWAYS_READABLE.contains(name) && !readable.contains(name)) {
                readable.add(name);
            }
        }
        reply.header("access-control-allow-origin", origin).header(CREDENTIALS);
        if (!readable.isEmpty()) {
            reply.header("access-control-expose-headers", String.join(", ", readable));
        }
        reply.header(VARY);
    }
}
