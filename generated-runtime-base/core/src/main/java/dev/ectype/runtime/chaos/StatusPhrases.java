package dev.ectype.runtime.chaos;

/** Provides the usual code and message of an error status. */
final class StatusPhrases {
    private StatusPhrases() {}

    static String code(int status) {
        return switch (status) {
            case 400, 422 -> "invalid_request";
            case 401 -> "unauthenticated";
            case 403 -> "forbidden";
            case 404 -> "not_found";
            case 408 -> "request_timeout";
            case 409 -> "conflict";
            case 412 -> "precondition_failed";
            case 429 -> "too_many_requests";
            case 500 -> "internal_error";
            case 502 -> "bad_gateway";
            case 503 -> "unavailable";
            case 504 -> "gateway_timeout";
            default -> status < 500 ? "invalid_request" : "internal_error";
        };
    }

    static String text(int status) {
        return switch (status) {
            case 401 -> "the request has no valid credentials";
            case 403 -> "the request is not allowed";
            case 404 -> "the resource does not exist";
            case 409 -> "the request conflicts with the current state";
            case 429 -> "too many requests";
            case 502 -> "the upstream service sent no valid response";
            case 503 -> "the service is temporarily unavailable";
            case 504 -> "the upstream service did not respond in time";
            default -> status < 500 ? "the request is invalid" : "internal server error";
        };
    }
}
