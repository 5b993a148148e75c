package dev.ectype.controlplane.signin.totp;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents the second factor of a member in responses. */
public record TotpStatus(
        @Schema(description = "Whether sign-ins with a password need a code.", example = "true")
        boolean enabled,

        @Schema(example = "2026-01-31T12:00:00.000Z") @Nullable
        Instant enabledAt,

        @Schema(description = "Number of unused recovery codes.", example = "10")
        int recoveryCodesLeft) {}
