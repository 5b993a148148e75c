package dev.ectype.controlplane.emulator;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/** Represents a request of an emulator that still runs; an absent member stays unchanged. */
record Heartbeat(
        @Schema(description = "Number of requests since the emulator started.", example = "1200")
        @Nullable
        @PositiveOrZero(message = "must not be negative")
        Long requests,

        @Schema(description = "The position of the emulator's journal.", example = "340")
        @Nullable
        @PositiveOrZero(message = "must not be negative")
        Long position) {}
