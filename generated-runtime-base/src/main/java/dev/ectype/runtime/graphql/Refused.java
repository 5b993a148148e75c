package dev.ectype.runtime.graphql;

import dev.ectype.runtime.wire.Called;
import java.util.Locale;

/** What an emulator refused, and why. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String code;

    Refused(String code, String message) {
        super(message, null, false, false);
        this.code = code;
    }

    static Refused of(Called called) {
        String message = called.said("message");
        return new Refused(
                code(called), message.isEmpty() ? "the operation failed with status " + called.status() : message);
    }

    /** The words that servers of GraphQL use, where they have one. */
    private static String code(Called called) {
        return switch (called.status()) {
            case 400, 422 -> "BAD_USER_INPUT";
            case 401 -> "UNAUTHENTICATED";
            case 403 -> "FORBIDDEN";
            case 404, 410 -> "NOT_FOUND";
            case 409 -> "CONFLICT";
            default -> {
                String said = called.said("code").toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_");
                yield said.isEmpty() ? "INTERNAL_SERVER_ERROR" : said;
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
