package dev.ectype.controlplane.session;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Represents a request for a session bearer. */
record NewToken(
        @Schema(
                description = "The origin whose pages use the token, one of the configured origins.",
                example = "https://tools.example.com")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 255, message = "must have 1 to 255 characters")
        String origin,

        @Schema(description = "Seconds until the token ends; by default that of sessions.", example = "86400")
        @Min(value = 60, message = "must be 60 or more")
        @Max(value = 31536000, message = "must be 31536000 or less")
        @Nullable
        Integer lifetimeSeconds) {}
