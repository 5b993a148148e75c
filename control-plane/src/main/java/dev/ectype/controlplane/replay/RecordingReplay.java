package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.event.Actor;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a replay of a recording in responses. */
public record RecordingReplay(
        @Schema(example = "rpl_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "rec_01k9a3q0e8f6ta1w5y0n4m7b2c") String recordingId,

        @Schema(description = "The target server.", example = "https://staging.example.com")
        String targetUrl,

        @Schema(
                description = "Completed means that every exchange was replayed, with any result.",
                example = "completed")
        ReplayState state,

        @Schema(description = "Reason of an incomplete replay.") @Nullable
        String error,

        ReplaySummary summary,
        @Schema(description = "Author of the replay.") Actor startedBy,
        @Schema(example = "2026-01-31T12:10:01.000Z") Instant startedAt,

        @Schema(example = "2026-01-31T12:10:09.000Z") @Nullable
        Instant endedAt,

        @Schema(example = "8000") @Nullable Long durationMs) {}
