package dev.ectype.runtime.netty;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import java.nio.charset.StandardCharsets;

/** A request that the server answers itself, with a fixed text that repeats nothing the client sent. */
record Refusal(int status, String code, String message, byte[] body) {
    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");

    private static final HeaderField RETRY_SOON = HeaderField.of("retry-after", "1");

    static final Refusal INTERNAL = of(500, "INTERNAL", "The emulator failed to answer this request.");
    static final Refusal MEMORY =
            of(507, "INSUFFICIENT_STORAGE", "Memory is short: start the emulator with more heap.");
    static final Refusal MALFORMED = of(400, "BAD_REQUEST", "The request is not well-formed HTTP.");
    static final Refusal TARGET = of(400, "BAD_REQUEST", "The request target is not valid.");
    static final Refusal HOST = of(400, "BAD_REQUEST", "The request needs exactly one valid Host.");
    static final Refusal FRAMING = of(400, "BAD_REQUEST", "The length of the request body is ambiguous.");
    static final Refusal CODING = of(501, "NOT_IMPLEMENTED", "The only transfer coding served is chunked.");
    static final Refusal LINE_TOO_LONG = of(414, "URI_TOO_LONG", "The request line is too long.");
    static final Refusal HEADERS_TOO_LARGE = of(431, "HEADERS_TOO_LARGE", "The request has too many header fields.");
    static final Refusal BODY_TOO_LARGE = of(413, "PAYLOAD_TOO_LARGE", "The request body is too large.");
    static final Refusal ENCODED =
            of(415, "UNSUPPORTED_MEDIA_TYPE", "The content codings served are gzip and deflate.");
    static final Refusal COMPRESSION = of(400, "BAD_REQUEST", "The request body is not compressed as it says.");
    static final Refusal EXPECTATION = of(417, "EXPECTATION_FAILED", "The only expectation met is 100-continue.");
    static final Refusal VERSION = of(505, "VERSION_NOT_SUPPORTED", "The versions served are 1.0, 1.1 and 2.");
    static final Refusal SLOW = of(408, "REQUEST_TIMEOUT", "The request did not arrive in time.");

    static final Refusal BUSY = of(503, "BUSY", "Too many long requests are being answered.");
    static final Refusal OVERLOADED = of(503, "OVERLOADED", "Too many large requests are being received.");

    private static Refusal of(int status, String code, String message) {
        String json = "{\"code\":\"" + code + "\",\"message\":\"" + message + "\"}";
        return new Refusal(status, code, message, json.getBytes(StandardCharsets.UTF_8));
    }

    /** What answers a request whose handler has thrown. */
    static Refusal of(Throwable failure) {
        return failure instanceof OutOfMemoryError ? MEMORY : INTERNAL;
    }

    ReplyBuffer fill(ReplyBuffer reply) {
        reply.reset().status(status).header(JSON).body(body, 0, body.length).reason(code);
        return status == 503 ? reply.header(RETRY_SOON) : reply;
    }
}
