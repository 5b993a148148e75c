package dev.ectype.controlplane.platform.error;

import java.util.Locale;

/** Lists the stable error codes for programs. */
public enum ErrorCode {
    INVALID_REQUEST(400, "Invalid request"),
    AMBIGUOUS_CREDENTIALS(400, "Ambiguous credentials"),
    UNAUTHENTICATED(401, "Not authenticated"),
    FORBIDDEN(403, "Forbidden"),
    NOT_FOUND(404, "Not found"),
    METHOD_NOT_ALLOWED(405, "Method not allowed"),
    CONFLICT(409, "Conflict"),
    IDEMPOTENCY_IN_PROGRESS(409, "Request in progress"),
    PRECONDITION_FAILED(412, "Precondition failed"),
    PAYLOAD_TOO_LARGE(413, "Payload too large"),
    UNSUPPORTED_MEDIA_TYPE(415, "Unsupported media type"),
    IDEMPOTENCY_MISMATCH(422, "Idempotency key used otherwise"),
    RATE_LIMITED(429, "Too many requests"),
    INTERNAL(500, "Internal error"),
    NOT_IMPLEMENTED(501, "Not implemented"),
    UNAVAILABLE(503, "Unavailable");

    private final int status;
    private final String title;

    ErrorCode(int status, String title) {
        this.status = status;
        this.title = title;
    }

    public int status() {
        return status;
    }

    public String title() {
        return title;
    }

    /** Returns the code in responses, such as {@code SERVICE_NOT_FOUND}. */
    public String code() {
        return "SERVICE_" + name();
    }

    /** Returns the path of the page that explains the error. */
    public String page() {
        return "/docs/errors/" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
