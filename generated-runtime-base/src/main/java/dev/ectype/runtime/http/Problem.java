package dev.ectype.runtime.http;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why a request cannot be done, told to the client; whoever throws it undoes what the request has changed so far. */
public final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What is wrong; a description says for most how it is answered. */
    public enum Kind {
        INVALID(400, "invalid_request"),
        UNAUTHENTICATED(401, "unauthenticated"),
        MISSING(404, "not_found"),
        CONFLICT(409, "conflict"),
        /** Another version than the client knows. */
        STALE(412, "precondition_failed"),
        /** A key that stands for another request. */
        REUSED(409, "idempotency_error"),
        OTHER(500, "error");

        private final int status;
        private final String code;

        Kind(int status, String code) {
            this.status = status;
            this.code = code;
        }

        /** The status where the description declares none. */
        public int status() {
            return status;
        }
    }

    /**
     * One of several things that are wrong.
     *
     * @param place where, such as {@code query.limit} or {@code body/name}
     * @param rule which rule is broken, such as {@code required}
     */
    public record Detail(String place, String rule, String message) {
        /** The rule that a body has the syntax of its media type. */
        public static final String UNREADABLE = "syntax";

        /** The rule that a body is of a described media type. */
        public static final String MEDIA_TYPE = "mediaType";

        /** One sentence that says where, too. */
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
        // Problems are replies: nobody reads their stack traces, and filling one costs more than the rest of a request.
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

    /** All that is wrong with a request; the first fault speaks for them. */
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

    /** A conflict with the state that a thing is in. */
    public static Problem wrongState(String message) {
        return new Problem(Kind.CONFLICT, 0, Kind.CONFLICT.code, message, List.of(), List.of(), true);
    }

    public static Problem stale(String message) {
        return new Problem(Kind.STALE, 0, Kind.STALE.code, message, List.of());
    }

    /** A value that another thing has already. */
    public static Problem taken(String message, Detail detail) {
        return new Problem(Kind.CONFLICT, 0, "already_exists", message, List.of(detail));
    }

    public static Problem reused(String message) {
        return new Problem(Kind.REUSED, 0, Kind.REUSED.code, message, List.of());
    }

    /** A problem with a status of its own, whatever the description says of others. */
    public static Problem of(int status, String code, String message) {
        if (status < 400 || status > 599) {
            throw new IllegalArgumentException("a problem has a status from 400 to 599, not " + status);
        }
        return new Problem(Kind.OTHER, status, code, message, List.of());
    }

    /** The same, told with a header field too. */
    public Problem with(HeaderField field) {
        List<HeaderField> more = new ArrayList<>(fields);
        more.add(field);
        return new Problem(kind, status, code, message(), details, more, state);
    }

    /** The same by the word that an API has for it. */
    public Problem withCode(String word) {
        return new Problem(kind, status, word, message(), details, fields, state);
    }

    /** What the header of the reply says of it. */
    public List<HeaderField> fields() {
        return fields;
    }

    /** Whether the thing is in another state than it would have to be. */
    public boolean isAboutState() {
        return state;
    }

    public Kind kind() {
        return kind;
    }

    /** The status, or 0 where the description of the operation decides. */
    public int status() {
        return status;
    }

    /** A short word for programs. */
    public String code() {
        return code;
    }

    /** One sentence for people. */
    public String message() {
        @Nullable String message = getMessage();
        return message == null ? code : message;
    }

    public List<Detail> details() {
        return details;
    }
}
