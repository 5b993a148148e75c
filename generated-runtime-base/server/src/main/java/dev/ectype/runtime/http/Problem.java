package dev.ectype.runtime.http;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reports a failed request to the client. Throwing it rolls back the request's changes. */
public final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Lists the kinds of errors. A description declares the response for most of them. */
    public enum Kind {
        INVALID(400, "invalid_request"),
        UNAUTHENTICATED(401, "unauthenticated"),
        MISSING(404, "not_found"),
        CONFLICT(409, "conflict"),
        /** The precondition names another version. */
        STALE(412, "precondition_failed"),
        /** The idempotency key belongs to another request. */
        REUSED(409, "idempotency_error"),
        OTHER(500, "error");

        private final int status;
        private final String code;

        Kind(int status, String code) {
            this.status = status;
            this.code = code;
        }

        /** Returns the default status for descriptions without one. */
        public int status() {
            return status;
        }
    }

    /**
     * Describes one of several violations.
     *
     * @param place the location, such as {@code query.limit} or {@code body/name}
     * @param rule the broken rule, such as {@code required}
     */
    public record Detail(String place, String rule, String message) {
        /** The rule for the syntax of a body's media type. */
        public static final String UNREADABLE = "syntax";

        /** The rule for the media type of a body. */
        public static final String MEDIA_TYPE = "mediaType";

        /** Returns the message with the location in one sentence. */
        public String sentence() {
            return place + ": " + message;
        }
    }

    private final Kind kind;
    private final int status;
    private final String code;
    private final transient List<Detail> details;
    private final transient List<HeaderField> fields;
    private final boolean state;

    private Problem(Kind kind, int status, String code, String message, List<Detail> details) {
        this(kind, status, code, message, details, List.of(), false);
    }

    private Problem(
            Kind kind,
            int status,
            String code,
            String message,
            List<Detail> details,
            List<HeaderField> fields,
            boolean state) {
        // Problems are replies: no one needs their stack traces, and filling one costs more than the rest of a request.
        super(message, null, false, false);
        this.kind = kind;
        this.status = status;
        this.code = code;
        this.details = List.copyOf(details);
        this.fields = List.copyOf(fields);
        this.state = state;
    }

    public static Problem invalid(String message, List<Detail> details) {
        return new Problem(Kind.INVALID, 0, Kind.INVALID.code, message, details);
    }

    /** Creates a problem with all violations of a request. The first one determines the message. */
    public static Problem invalid(List<Detail> details) {
        Detail first = details.get(0);
        String more = details.size() == 1 ? "" : " (and " + (details.size() - 1) + " more)";
        return invalid(first.sentence() + more, details);
    }

    public static Problem unauthenticated(String message) {
        return new Problem(Kind.UNAUTHENTICATED, 0, Kind.UNAUTHENTICATED.code, message, List.of());
    }

    public static Problem missing(String message) {
        return new Problem(Kind.MISSING, 0, Kind.MISSING.code, message, List.of());
    }

    public static Problem conflict(String message) {
        return new Problem(Kind.CONFLICT, 0, Kind.CONFLICT.code, message, List.of());
    }

    /** Creates a conflict with the state of an instance. */
    public static Problem wrongState(String message) {
        return new Problem(Kind.CONFLICT, 0, Kind.CONFLICT.code, message, List.of(), List.of(), true);
    }

    public static Problem stale(String message) {
        return new Problem(Kind.STALE, 0, Kind.STALE.code, message, List.of());
    }

    /** Creates a conflict with another instance's unique value. */
    public static Problem taken(String message, Detail detail) {
        return new Problem(Kind.CONFLICT, 0, "already_exists", message, List.of(detail));
    }

    public static Problem reused(String message) {
        return new Problem(Kind.REUSED, 0, Kind.REUSED.code, message, List.of());
    }

    /** Creates a problem with a fixed status, independent of the description. */
    public static Problem of(int status, String code, String message) {
        if (status < 400 || status > 599) {
            throw new IllegalArgumentException("a problem needs a status from 400 to 599, not " + status);
        }
        return new Problem(Kind.OTHER, status, code, message, List.of());
    }

    /** Adds a header field to the reply. */
    public Problem with(HeaderField field) {
        List<HeaderField> more = new ArrayList<>(fields);
        more.add(field);
        return new Problem(kind, status, code, message(), details, more, state);
    }

    /** Replaces the code with the API's own. */
    public Problem withCode(String word) {
        return new Problem(kind, status, word, message(), details, fields, state);
    }

    /** Returns the header fields of the reply. */
    public List<HeaderField> fields() {
        return fields;
    }

    /** Returns true for a conflict with the state of an instance. */
    public boolean isAboutState() {
        return state;
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the status, or 0 if the operation's description decides. */
    public int status() {
        return status;
    }

    /** Returns the machine-readable code. */
    public String code() {
        return code;
    }

    /** Returns the readable message. */
    public String message() {
        @Nullable String message = getMessage();
        return message == null ? code : message;
    }

    public List<Detail> details() {
        return details;
    }
}
