package dev.ectype.runtime.grpc;

import dev.ectype.runtime.wire.CallResult;
import java.util.Locale;

/** A call that failed, and why. */
final class GrpcFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final StatusCode code;
    private final String reason;

    /**
     * Makes one.
     *
     * @param reason in capital letters, as programs tell failures apart
     */
    GrpcFailure(StatusCode code, String reason, String message) {
        super(message, null, false, false);
        this.code = code;
        this.reason = reason;
    }

    /** A failure that its code says all of. */
    GrpcFailure(StatusCode code, String message) {
        this(code, code.name(), message);
    }

    /** What an emulator refused. */
    static GrpcFailure of(CallResult refused, boolean makes) {
        String said = refused.errorText("code").toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_");
        String message = refused.errorText("message");
        StatusCode code = StatusCode.of(refused, makes);
        return new GrpcFailure(
                code,
                said.isEmpty() ? code.name() : said,
                message.isEmpty() ? "the operation failed with status " + refused.status() : message);
    }

    StatusCode code() {
        return code;
    }

    String reason() {
        return reason;
    }

    String message() {
        return String.valueOf(getMessage());
    }
}
