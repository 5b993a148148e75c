package dev.ectype.controlplane.emulator;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Names;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Represents a request to register an emulator. */
record NewEmulator(
        @Schema(description = "Display name of the emulator.", example = "petstore on build-7")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 200, message = "must have 1 to 200 characters")
        String name,

        @Schema(description = "URL of the emulator.", example = "http://build-7:4010")
        @NotNull(message = "is missing")
        @Size(max = 2000, message = "must have at most 2000 characters")
        @Pattern(regexp = "https?://[^\\s/?#@]+(/[^\\s?#]*)?", message = "must be an HTTP URL without a query")
        String url,

        @Schema(description = "Identifier or slug of the project.", example = "shop")
        @Names(IdKind.PROJECT)
        @Nullable
        @Size(max = 63, message = "must have at most 63 characters")
        String project,

        @NotNull(message = "is missing") @Valid EmulatedApi api,

        @Schema(description = "The version of Ectype.", example = "0.1.0")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String version) {}
