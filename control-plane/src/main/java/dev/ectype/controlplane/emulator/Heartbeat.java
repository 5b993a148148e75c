package dev.ectype.controlplane.emulator;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/** Represents a request of an emulator that still runs; an absent member stays unchanged. */
record Heartbeat(
        @Schema(description = "How many requests it has answered since it began.", example = "1200")
        @Nullable
        @PositiveOrZero(message = "must not be negative")
        Long requests,

        @Schema(description = "The position of its journal.", example = "340")
        @Nullable
        @PositiveOrZero(message = "must not be negative")
        Long position) {}
