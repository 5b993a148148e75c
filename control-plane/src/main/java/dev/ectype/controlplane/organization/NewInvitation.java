package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;

/** Represents a request to invite a person. */
public record NewInvitation(
        @Schema(example = "ada@example.com") @NotNull(message = "is missing")
        String email,

        @Schema(example = "write") @NotNull(message = "is missing")
        Scope scope) {}
