package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.problem.Problem;
import io.swagger.v3.oas.models.examples.Example;
import java.net.URI;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Explains each error code: its meaning, the remedy and an example. */
final class ErrorGuide {
    private static final Map<ErrorCode, Entry> ENTRIES = new EnumMap<>(ErrorCode.class);

    static {
        requests();
        versions();
        callers();
        repetitions();
        sizes();
        faults();
    }

    private ErrorGuide() {}

    static Entry of(ErrorCode code) {
        Entry entry = ENTRIES.get(code);
        if (entry == null) {
            throw new IllegalStateException("nothing is written about " + code);
        }
        return entry;
    }

    /** Returns an example response with this error. */
    static Example example(ErrorCode code, URI api) {
        Entry entry = of(code);
        Problem problem = new Problem(
                api.resolve(code.page()),
                code.title(),
                code.status(),
                entry.message(),
                code.code(),
                entry.message(),
                entry.details(),
                "01997e0c1c3a7c64b7a3b8c6e1a0f3d2");
        return new Example().summary(entry.meaning()).value(problem);
    }

    private static void requests() {
        FieldFault fault = new FieldFault("name", "size", "must have 1 to 100 characters");
        add(
                ErrorCode.INVALID_REQUEST,
                "A parameter or the body is not as the route describes it.",
                "Correct what details.fields names: each entry has the place, the rule that it breaks, and what to do."
                        + " Members that a body does not know are refused too.",
                "name: must have 1 to 100 characters.",
                Map.of("fields", List.of(fault)));
        add(
                ErrorCode.NOT_FOUND,
                "There is no such route, or your organization has nothing of this identifier.",
                "Look the identifier up in the list that it is from. What belongs to another organization is told"
                        + " in the same words as what is not there.",
                "There is no project \"shop\" in your organization.",
                Map.of());
        add(
                ErrorCode.METHOD_NOT_ALLOWED,
                "The path exists, but not with this method.",
                "Use one of the methods of the Allow header.",
                "This path knows GET, POST, not PUT.",
                Map.of());
        add(
                ErrorCode.CONFLICT,
                "Something that is there stands in the way.",
                "Read what is there; then send a request that goes together with it, for example with another name.",
                "Your organization has a project \"shop\"; choose another slug.",
                Map.of());
    }

    private static void versions() {
        add(
                ErrorCode.PRECONDITION_FAILED,
                "The resource has another version than the If-Match header names.",
                "Read the resource again, and repeat the change with the ETag of that response.",
                "The resource has the version W/\"3f2a\", not W/\"1c9e\"; read it again before you change it.",
                Map.of());
        add(
                ErrorCode.NOT_IMPLEMENTED,
                "The route belongs to an optional part of SCIM that this service does not support.",
                "Read /scim/v2/ServiceProviderConfig for the supported parts.",
                "Bulk requests are not supported; send one request for each change.",
                Map.of());
    }

    private static void callers() {
        add(
                ErrorCode.AMBIGUOUS_CREDENTIALS,
                "The request carries more than one credential.",
                "Send one of x-service-key, x-service-api-key and Authorization: Bearer.",
                "Send one credential: x-service-key, x-service-api-key or Authorization: Bearer, not several.",
                Map.of());
        add(
                ErrorCode.UNAUTHENTICATED,
                "The request carries no credential, or one that is unknown, has ended or was revoked.",
                "Send a key of your organization as x-service-key. An administrator makes keys with POST /v1/api-keys.",
                "This route needs a credential. Send a key of your organization as x-service-key.",
                Map.of());
        add(
                ErrorCode.FORBIDDEN,
                "The scope of the credential, or the plan of the organization, is too small for this route.",
                "Use a key of the scope, or ask for the plan, that details.required names; where the operator has suspended the organization, ask them"
                        + " to resume it.",
                "This needs the scope admin, and yours is read; ask an administrator for a key.",
                Map.of("required", "admin"));
    }

    private static void repetitions() {
        add(
                ErrorCode.IDEMPOTENCY_IN_PROGRESS,
                "Another request with the same Idempotency-Key is being executed right now.",
                "Wait for the seconds of Retry-After, and send the same request with the same key again: it gets the reply"
                        + " of the first.",
                "A request with this Idempotency-Key is being executed right now; send it again in a moment.",
                Map.of());
        add(
                ErrorCode.IDEMPOTENCY_MISMATCH,
                "The Idempotency-Key was used within 24 hours for another method, path or body.",
                "Use a new key for each request, and the same key only to send the same request again.",
                "This Idempotency-Key was used for another method, path or body; use a new one for each request.",
                Map.of());
        add(
                ErrorCode.RATE_LIMITED,
                "Your organization has sent more requests than its plan allows for this while.",
                "Wait for the seconds of Retry-After. RateLimit and RateLimit-Policy of every reply tell what is left.",
                "Too many requests; send the next one in 12 seconds.",
                Map.of());
    }

    private static void sizes() {
        add(
                ErrorCode.PAYLOAD_TOO_LARGE,
                "The body is larger than this route takes.",
                "Send less at once; details.limit is the number of bytes that are taken.",
                "The body is larger than 1048576 bytes; send less at once.",
                Map.of("limit", 1_048_576));
        add(
                ErrorCode.UNSUPPORTED_MEDIA_TYPE,
                "The body is of a media type that this route does not read.",
                "Send the media type that the description of the route names, and say so in Content-Type.",
                "Send the body as application/json, not text/plain.",
                Map.of());
    }

    private static void faults() {
        add(
                ErrorCode.INTERNAL,
                "Something failed on our side.",
                "Send the request again with the same Idempotency-Key; if it stays so, tell us the requestId.",
                "Something failed on our side; send the request again, or tell us its request id.",
                Map.of());
        add(
                ErrorCode.UNAVAILABLE,
                "The service cannot reach something that it works with, most likely its database.",
                "Wait for the seconds of Retry-After and send the request again with the same Idempotency-Key: nothing"
                        + " was done that would be done twice.",
                "The database cannot be reached; send the request again in a moment.",
                Map.of());
    }

    private static void add(
            ErrorCode code, String meaning, String remedy, String message, Map<String, Object> details) {
        ENTRIES.put(code, new Entry(meaning, remedy, message, details));
    }

    /** @param message the message of the example, with these details */
    record Entry(String meaning, String remedy, String message, Map<String, Object> details) {}
}
