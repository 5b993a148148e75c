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
            case 401 -> "the request carries no valid credentials";
            case 403 -> "this is not allowed";
            case 404 -> "there is no such thing";
            case 409 -> "this conflicts with how things are";
            case 429 -> "there are too many requests";
            case 502 -> "the service behind this one gave no valid answer";
            case 503 -> "the service is unavailable for a while";
            case 504 -> "the service behind this one did not answer in time";
            default -> status < 500 ? "the request cannot be done" : "something went wrong";
        };
    }
}
