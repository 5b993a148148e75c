package dev.ectype.controlplane.usage;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Represents the usage of a day, project and key, or a sum without some of these. */
public record UsageDay(
        @JsonIgnore UUID id,

        @Schema(description = "The day in UTC; null if days are summed.", example = "2026-01-31", nullable = true)
        @Nullable
        LocalDate day,

        @Schema(
                description = "The project; null for usage without a project, and if projects are summed.",
                example = "prj_01k9a3q0e8f6ta1w5y0n4m7b2c",
                nullable = true)
        @Nullable
        String project,

        @Schema(
                description = "The key; null for sessions, and if keys are summed.",
                example = "key_01k9a3q0e8f6ta1w5y0n4m7b2c",
                nullable = true)
        @Nullable
        String key,

        @Schema(description = "Requests within the limits.", example = "1234")
        long requests,

        @Schema(description = "Hours of running emulators.", example = "7.5")
        double emulatorHours,

        @Schema(description = "Stored bytes of recordings.", example = "1048576")
        long recordingBytes,

        @Schema(description = "Stored bytes of snapshots.", example = "65536")
        long snapshotBytes) {}
