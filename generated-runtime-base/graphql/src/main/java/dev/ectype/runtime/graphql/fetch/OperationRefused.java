package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.wire.CallResult;
import java.util.Locale;

/** Reports a failed operation with a GraphQL error code. */
final class OperationRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String code;

    OperationRefused(String code, String message) {
        super(message, null, false, false);
        this.code = code;
    }

    static OperationRefused of(CallResult called) {
        String message = called.errorText("message");
        return new OperationRefused(
                code(called), message.isEmpty() ? "the operation failed with status " + called.status() : message);
    }

    /** Returns the conventional GraphQL error code of the status, else the code of the operation's error. */
    private static String code(CallResult called) {
        return switch (called.status()) {
            case 400, 422 -> "BAD_USER_INPUT";
            case 401 -> "UNAUTHENTICATED";
            case 403 -> "FORBIDDEN";
            case 404, 410 -> "NOT_FOUND";
            case 409 -> "CONFLICT";
            default -> {
                String code = called.errorText("code").toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_");
                yield code.isEmpty() ? "INTERNAL_SERVER_ERROR" : code;
            }
        };
    }

    String code() {
        return code;
    }

    String message() {
        String message = getMessage();
        return message == null ? code : message;
    }
}
