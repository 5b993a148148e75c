package dev.ectype.controlplane.signin.password;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Represents the current password of the caller, which protects changes of the second factor. */
record CurrentPasswordProof(
        @Schema(
                description = "Required, unless the session began with a link in the last ten minutes.",
                example = "grandmother cycles to Vienna")
        @Size(max = LONGEST, message = "must have at most 512 characters")
        @Nullable
        String currentPassword) {
    /** 128 characters have at most this number of UTF-16 units before the normalisation. */
    static final int LONGEST = 512;

    /** Omits the password. */
    @Override
    public String toString() {
        return "CurrentPasswordProof";
    }
}
