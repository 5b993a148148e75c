package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;

/** Represents a request to change the scope of a member. */
public record MemberChanges(
        @Schema(example = "admin") @NotNull(message = "is missing")
        Scope scope) {}
