package dev.ectype.runtime.problem;

import dev.ectype.runtime.http.HeaderField;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reports a failed request to the client. Throwing it rolls back the request's changes. */
public final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Lists the kinds of errors. A description declares the response for most of them; otherwise the status of the kind
     * applies.
     */
    public enum Kind {
        /** The request violates its description: 400. */
        INVALID(400, "invalid_request"),
        /** The request has no valid credentials: 401. */
        UNAUTHENTICATED(401, "unauthenticated"),
        /** The path does not exist, or it names no instance: 404. */
        MISSING(404, "not_found"),
        /** The request conflicts with stored instances: 409. */
        CONFLICT(409, "conflict"),
        /** The precondition names another version: 412. */
        STALE(412, "precondition_failed"),
        /** The idempotency key belongs to another request: 409. */
        REUSED(409, "idempotency_error"),
        /** The problem has its own status, see {@link Problem#of}. */
        OTHER(500, "error");

        private final int status;
        private final String code;

        Kind(int status, String code) {
            this.status = status;
            this.code = code;
        }

        /** {@return the default status for descriptions without one} */
        public int status() {
            return status;
        }
    }

    /**
     * Describes one of several violations.
     *
     * @param place the location, such as {@code query.limit} or {@code body/name}
     * @param rule the broken rule, such as {@code required}
     * @param message the violated constraint as a sentence without the location
     */
    public record Detail(String place, String rule, String message) {
        /** The rule for the syntax of a body's media type. */
        public static final String UNREADABLE = "syntax";

        /** The rule for the media type of a body. */
        public static final String MEDIA_TYPE = "mediaType";

        /** {@return the message with the location in one sentence} */
        public String sentence() {
            return place + ": " + message;
        }
    }

    /** The kind of the error. */
    private final Kind kind;
    /** The status, or 0 if the operation's description decides. */
    private final int status;
    /** The machine-readable code. */
    private final String code;

    private final transient List<Detail> details;
    private final transient List<HeaderField> fields;
    /** True for a conflict with the state of an instance. */
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

    /**
     * Creates a problem for an invalid request.
     *
     * @param message the message
     * @param details the violations
     * @return the problem
     */
    public static Problem invalid(String message, List<Detail> details) {
        return new Problem(Kind.INVALID, 0, Kind.INVALID.code, message, details);
    }

    /**
     * Creates a problem for an invalid request. The first violation determines the message.
     *
     * @param details the violations, at least one
     * @return the problem
     */
    public static Problem invalid(List<Detail> details) {
        Detail first = details.get(0);
        String more = details.size() == 1 ? "" : " (and " + (details.size() - 1) + " more)";
        return invalid(first.sentence().concat(more), details);
    }

    /**
     * Creates a problem for a request without valid credentials.
     *
     * @param message the message
     * @return the problem
     */
    public static Problem unauthenticated(String message) {
        return new Problem(Kind.UNAUTHENTICATED, 0, Kind.UNAUTHENTICATED.code, message, List.of());
    }

    /**
     * Creates a problem for a path or an instance that does not exist.
     *
     * @param message the message
     * @return the problem
     */
    public static Problem missing(String message) {
        return new Problem(Kind.MISSING, 0, Kind.MISSING.code, message, List.of());
    }

    /**
     * Creates a problem for a conflict with stored instances.
     *
     * @param message the message
     * @return the problem
     */
    public static Problem conflict(String message) {
        return new Problem(Kind.CONFLICT, 0, Kind.CONFLICT.code, message, List.of());
    }

    /**
     * Creates a problem for an action that the state of an instance does not allow.
     *
     * @param message the message
     * @return the problem
     */
    public static Problem wrongState(String message) {
        return new Problem(Kind.CONFLICT, 0, Kind.CONFLICT.code, message, List.of(), List.of(), true);
    }

    /**
     * Creates a problem for a precondition with another version.
     *
     * @param message the message
     * @return the problem
     */
    public static Problem stale(String message) {
        return new Problem(Kind.STALE, 0, Kind.STALE.code, message, List.of());
    }

    /**
     * Creates a problem for a value that must be unique but belongs to another instance.
     *
     * @param message the message
     * @param detail the member with the value
     * @return the problem
     */
    public static Problem taken(String message, Detail detail) {
        return new Problem(Kind.CONFLICT, 0, "already_exists", message, List.of(detail));
    }

    /**
     * Creates a problem for an idempotency key that belongs to another request.
     *
     * @param message the message
     * @return the problem
     */
    public static Problem reused(String message) {
        return new Problem(Kind.REUSED, 0, Kind.REUSED.code, message, List.of());
    }

    /**
     * Creates a problem with a fixed status, independent of the description.
     *
     * @param status the status, from 400 to 599
     * @param code the machine-readable code
     * @param message the message
     * @return the problem
     * @throws IllegalArgumentException if the status is no error
     */
    public static Problem of(int status, String code, String message) {
        if (status < 400 || status > 599) {
            throw new IllegalArgumentException("a problem needs a status from 400 to 599, not " + status);
        }
        return new Problem(Kind.OTHER, status, code, message, List.of());
    }

    /**
     * Adds a header field to the reply.
     *
     * @param field the header field
     * @return a problem with this field, too
     */
    public Problem with(HeaderField field) {
        List<HeaderField> more = new ArrayList<>(fields);
        more.add(field);
        return new Problem(kind, status, code, message(), details, more, state);
    }

    /**
     * Replaces the code with the API's own.
     *
     * @param word the code
     * @return a problem with this code
     */
    public Problem withCode(String word) {
        return new Problem(kind, status, word, message(), details, fields, state);
    }

    /**
     * Replaces the message with the API's own.
     *
     * @param text the message
     * @return a problem with this message
     */
    public Problem withMessage(String text) {
        return new Problem(kind, status, code, text, details, fields, state);
    }

    /** {@return the header fields of the reply} */
    public List<HeaderField> fields() {
        return fields;
    }

    /** {@return true for a conflict with the state of an instance} */
    public boolean isAboutState() {
        return state;
    }

    /** {@return the kind of the error} */
    public Kind kind() {
        return kind;
    }

    /** {@return the status, or 0 if the operation's description decides} */
    public int status() {
        return status;
    }

    /** {@return the machine-readable code} */
    public String code() {
        return code;
    }

    /** {@return the readable message} */
    public String message() {
        @Nullable String message = getMessage();
        return message == null ? code : message;
    }

    /** {@return the violations of an invalid request; empty for most other problems} */
    public List<Detail> details() {
        return details;
    }
}
