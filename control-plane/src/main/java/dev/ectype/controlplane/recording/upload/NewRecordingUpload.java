package dev.ectype.controlplane.recording.upload;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import org.jspecify.annotations.Nullable;

/** Represents a request to begin an upload in parts. */
record NewRecordingUpload(
        @Schema(description = "Total size of all parts in bytes, if known.", example = "481920")
        @Nullable
        @Min(value = 1, message = "must be at least 1")
        Long size,

        @Schema(
                description = "The SHA-256 of the whole recording, if known; the upload is verified against it.",
                example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        @Nullable
        @Pattern(regexp = "[0-9a-f]{64}", message = "must be a SHA-256 of 64 lower-case hexadecimal digits")
        String sha256) {}
