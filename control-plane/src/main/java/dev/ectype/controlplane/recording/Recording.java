package dev.ectype.controlplane.recording;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a recording in responses, with a summary of its file. */
public record Recording(
        @Schema(example = "rec_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "Number of exchanges.", example = "240")
        long requestCount,

        @Schema(description = "Time of the first request.", example = "2026-01-31T12:00:00.000Z") @Nullable
        Instant firstTimestamp,

        @Schema(description = "Time of the last request.", example = "2026-01-31T12:10:00.000Z") @Nullable
        Instant lastTimestamp,

        @Schema(description = "Origin of the requests.", example = "https://api.example.com") @Nullable
        String upstreamOrigin,

        @Schema(description = "Size of the file in bytes.", example = "481920")
        long size,

        @Schema(
                description = "SHA-256 of the file.",
                example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        String sha256,

        @Schema(example = "2026-01-31T12:10:01.000Z") Instant createdAt) {}
