package dev.ectype.controlplane.signin.password;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** Represents new recovery codes, which are displayed once. */
record RecoveryCodes(
        @Schema(
                description = "Each code signs in once without the authenticator app. Only in this response.",
                example = "[\"h3kd-9mzq-4vwa-t7xe\"]")
        List<String> recoveryCodes) {
    /** Omits the codes. */
    @Override
    public String toString() {
        return "RecoveryCodes";
    }
}
