package dev.ectype.controlplane.signin.password;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Represents a request to change the password of the caller. */
record PasswordChange(
        @Schema(
                description = "Required, unless the session began with a link in the last ten minutes.",
                example = "grandmother cycles to Vienna")
        @Size(max = CurrentPasswordProof.LONGEST, message = "must have at most 512 characters")
        @Nullable
        String currentPassword,

        @Schema(
                description = "12 to 128 characters of any kind, without your e-mail address; not easily guessed.",
                example = "nine purple lighthouses hum")
        @NotNull(message = "is missing")
        @Size(max = CurrentPasswordProof.LONGEST, message = "must have 12 to 128 characters")
        String newPassword) {
    /** Omits the passwords. */
    @Override
    public String toString() {
        return "PasswordChange";
    }
}
