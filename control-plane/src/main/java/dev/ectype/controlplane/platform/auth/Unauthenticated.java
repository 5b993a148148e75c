package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;

/** Reports a request without a valid credential. */
final class Unauthenticated {
    private Unauthenticated() {}

    static ServiceException needed() {
        return because("This route needs a credential.");
    }

    static ServiceException unknown() {
        return because("The credential is unknown, expired or revoked.");
    }

    private static ServiceException because(String reason) {
        return new ServiceException(
                        ErrorCode.UNAUTHENTICATED, reason + " Send a key of your organization as x-service-key.")
                .header("WWW-Authenticate", "Bearer realm=\"ectype\"");
    }
}
