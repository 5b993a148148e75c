package dev.ectype.runtime.netty.body;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import java.nio.charset.StandardCharsets;

/** Describes a refusal by the server itself, with a fixed text that repeats no client input. */
public record RequestRefusal(int status, String code, String message, byte[] body) {
    private static final HeaderField JSON = HeaderField.of("content-type", "application/json");

    private static final HeaderField RETRY_SOON = HeaderField.of("retry-after", "1");

    static final RequestRefusal INTERNAL = of(500, "INTERNAL", "The emulator failed to process this request.");
    static final RequestRefusal MEMORY =
            of(507, "INSUFFICIENT_STORAGE", "The emulator is out of memory: start it with more heap.");
    public static final RequestRefusal MALFORMED = of(400, "BAD_REQUEST", "The request is not well-formed HTTP.");
    public static final RequestRefusal TARGET = of(400, "BAD_REQUEST", "The request target is not valid.");
    public static final RequestRefusal HOST =
            of(400, "BAD_REQUEST", "The request needs exactly one valid Host header.");
    public static final RequestRefusal FRAMING = of(400, "BAD_REQUEST", "The length of the request body is ambiguous.");
    public static final RequestRefusal CODING =
            of(501, "NOT_IMPLEMENTED", "The only supported transfer coding is chunked.");
    public static final RequestRefusal LINE_TOO_LONG = of(414, "URI_TOO_LONG", "The request line is too long.");
    public static final RequestRefusal HEADERS_TOO_LARGE =
            of(431, "HEADERS_TOO_LARGE", "The request has too many header fields.");
    public static final RequestRefusal BODY_TOO_LARGE = of(413, "PAYLOAD_TOO_LARGE", "The request body is too large.");
    public static final RequestRefusal ENCODED =
            of(415, "UNSUPPORTED_MEDIA_TYPE", "The supported content codings are gzip and deflate.");
    static final RequestRefusal COMPRESSION =
            of(400, "BAD_REQUEST", "The request body does not match its Content-Encoding.");
    public static final RequestRefusal EXPECTATION =
            of(417, "EXPECTATION_FAILED", "The only supported expectation is 100-continue.");
    public static final RequestRefusal VERSION =
            of(505, "VERSION_NOT_SUPPORTED", "The supported HTTP versions are 1.0, 1.1 and 2.");
    public static final RequestRefusal SLOW = of(408, "REQUEST_TIMEOUT", "The request did not arrive in time.");

    public static final RequestRefusal BUSY = of(503, "BUSY", "Too many long requests are in progress.");
    static final RequestRefusal OVERLOADED = of(503, "OVERLOADED", "Too many large requests are being received.");

    private static RequestRefusal of(int status, String code, String message) {
        String json = "{\"code\":\"" + code + "\",\"message\":\"" + message + "\"}";
        return new RequestRefusal(status, code, message, json.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the refusal for a request after an exception of its handler. */
    public static RequestRefusal of(Throwable failure) {
        return failure instanceof OutOfMemoryError ? MEMORY : INTERNAL;
    }

    public ReplyBuffer fill(ReplyBuffer reply) {
        reply.reset().status(status).header(JSON).body(body, 0, body.length).reason(code);
        return status == 503 ? reply.header(RETRY_SOON) : reply;
    }
}
