package dev.ectype.controlplane.signin.password;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/** Represents the first code of a new authenticator app. */
record TotpConfirmation(
        @Schema(description = "The six digits that the authenticator app displays.", example = "492039")
        @NotNull(message = "is missing")
        @Size(max = 10, message = "must have 6 digits")
        String code) {}
