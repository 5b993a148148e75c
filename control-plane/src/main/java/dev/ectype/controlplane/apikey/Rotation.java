package dev.ectype.controlplane.apikey;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.jspecify.annotations.Nullable;

/** Represents a request to rotate the key in the path. */
public record Rotation(
        @Schema(description = "Seconds that the old key stays valid; a day by default.", example = "3600")
        @Nullable
        @Min(value = 0, message = "must be 0 or more")
        @Max(value = 2592000, message = "must be at most 2592000")
        Integer overlapSeconds) {}
