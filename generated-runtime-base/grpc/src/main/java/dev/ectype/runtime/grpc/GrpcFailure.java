package dev.ectype.runtime.grpc;

import dev.ectype.runtime.wire.CallResult;
import java.util.Locale;

/** Reports a failed call with status code, reason and message. */
final class GrpcFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final StatusCode code;
    private final String reason;

    /**
     * Creates a failure.
     *
     * @param reason the machine-readable reason, in capital letters
     */
    GrpcFailure(StatusCode code, String reason, String message) {
        super(message, null, false, false);
        this.code = code;
        this.reason = reason;
    }

    /** Creates a failure with the status code's name as reason. */
    GrpcFailure(StatusCode code, String message) {
        this(code, code.name(), message);
    }

    /** Converts a refused operation to a failure. */
    static GrpcFailure of(CallResult refused, boolean creates) {
        String errorCode = refused.errorText("code").toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_");
        String message = refused.errorText("message");
        StatusCode code = StatusCode.of(refused, creates);
        return new GrpcFailure(
                code,
                errorCode.isEmpty() ? code.name() : errorCode,
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
