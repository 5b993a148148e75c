package dev.ectype.controlplane.recording.upload;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents an upload in parts in responses. */
record RecordingUpload(
        @Schema(example = "upl_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "Number of received bytes: the offset of the next part.", example = "262144")
        long offset,

        @Schema(description = "Announced total size in bytes, if any.", example = "481920") @Nullable
        Long size,

        @Schema(
                description = "Announced SHA-256, if any.",
                example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        @Nullable
        String sha256,

        @Schema(example = "2026-01-31T12:10:01.000Z") Instant createdAt,

        @Schema(
                description = "Time when the upload expires, unless another part arrives.",
                example = "2026-02-01T12:10:01.000Z")
        Instant expiresAt) {}
