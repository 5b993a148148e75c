package dev.ectype.runtime.grpc;

import dev.ectype.runtime.wire.CallResult;

/** Lists the <a href="https://grpc.github.io/grpc/core/md_doc_statuscodes.html">status codes</a> of gRPC in the order of their numbers. */
enum StatusCode {
    OK,
    CANCELLED,
    UNKNOWN,
    INVALID_ARGUMENT,
    DEADLINE_EXCEEDED,
    NOT_FOUND,
    ALREADY_EXISTS,
    PERMISSION_DENIED,
    RESOURCE_EXHAUSTED,
    FAILED_PRECONDITION,
    ABORTED,
    OUT_OF_RANGE,
    UNIMPLEMENTED,
    INTERNAL,
    UNAVAILABLE,
    DATA_LOSS,
    UNAUTHENTICATED;

    /**
     * Returns the status code of a failed operation.
     *
     * @param creates true if the method creates an instance, so that a conflict means an existing instance
     */
    static StatusCode of(CallResult refused, boolean creates) {
        return switch (refused.status()) {
            case 400, 405, 406, 415, 422 -> INVALID_ARGUMENT;
            case 401 -> UNAUTHENTICATED;
            case 403 -> PERMISSION_DENIED;
            case 404, 410 -> NOT_FOUND;
            case 408, 504 -> DEADLINE_EXCEEDED;
            case 409 -> creates ? ALREADY_EXISTS : FAILED_PRECONDITION;
            case 412, 428 -> FAILED_PRECONDITION;
            case 413, 429 -> RESOURCE_EXHAUSTED;
            case 501 -> UNIMPLEMENTED;
            case 502, 503 -> UNAVAILABLE;
            default -> refused.status() < 500 ? FAILED_PRECONDITION : INTERNAL;
        };
    }
}
