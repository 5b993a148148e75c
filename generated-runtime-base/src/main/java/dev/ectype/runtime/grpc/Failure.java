package dev.ectype.runtime.grpc;

import dev.ectype.runtime.wire.Called;
import java.util.Locale;

/** A call that failed, and why. */
final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    private final Code code;
    private final String reason;

    /**
     * Makes one.
     *
     * @param reason in capital letters, as programs tell failures apart
     */
    Failure(Code code, String reason, String message) {
        super(message, null, false, false);
        this.code = code;
        this.reason = reason;
    }

    /** A failure that its code says all of. */
    Failure(Code code, String message) {
        this(code, code.name(), message);
    }

    /** What an emulator refused. */
    static Failure of(Called refused, boolean makes) {
        String said = refused.said("code").toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_");
        String message = refused.said("message");
        Code code = Code.of(refused, makes);
        return new Failure(
                code,
                said.isEmpty() ? code.name() : said,
                message.isEmpty() ? "the operation failed with status " + refused.status() : message);
    }

    Code code() {
        return code;
    }

    String reason() {
        return reason;
    }

    String message() {
        return String.valueOf(getMessage());
    }
}
