package dev.ectype.controlplane.signin.device;

import java.util.Locale;

/** Reports a token request that is refused, or must be repeated, with an error code of RFC 6749 or RFC 8628. */
final class DeviceTokenRefused extends Exception {
    private static final long serialVersionUID = 1L;

    private final Code code;

    DeviceTokenRefused(Code code) {
        super(code.description);
        this.code = code;
    }

    Code code() {
        return code;
    }

    /** Lists the error codes. */
    enum Code {
        AUTHORIZATION_PENDING("The user has not approved the sign-in yet; send this again after the interval."),
        SLOW_DOWN("Wait for the interval between two requests."),
        ACCESS_DENIED("The user has denied the sign-in."),
        EXPIRED_TOKEN("The code is unknown, used or expired; begin another sign-in."),
        INVALID_REQUEST("Send device_code."),
        UNSUPPORTED_GRANT_TYPE("The grant_type must be " + DeviceController.GRANT + ".");

        private final String description;

        Code(String description) {
            this.description = description;
        }

        String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        String description() {
            return description;
        }
    }
}
