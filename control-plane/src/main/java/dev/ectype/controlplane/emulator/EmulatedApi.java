package dev.ectype.controlplane.emulator;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/** Identifies the API of an emulator, as the emulator reports it. */
public record EmulatedApi(
        @Schema(example = "Petstore")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 300, message = "must have 1 to 300 characters")
        String name,

        @Schema(example = "1.0.0")
        @NotNull(message = "is missing")
        @Size(max = 100, message = "must have at most 100 characters")
        String version,

        @Schema(
                description = "The SHA-256 of its API model.",
                example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String hash) {}
