package dev.ectype.controlplane.emulator;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents an emulator in responses. */
public record RegisteredEmulator(
        @Schema(example = "emu_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "petstore on build-7") String name,
        @Schema(example = "http://build-7:4010") String url,

        @Schema(description = "The slug of the project.", example = "shop") @Nullable
        String project,

        EmulatedApi api,

        @Schema(description = "The version of Ectype.", example = "0.1.0")
        String version,

        @Schema(
                description =
                        "alive: heartbeats arrive; lost: heartbeats are missing; stopped: the emulator was deregistered.",
                example = "alive")
        EmulatorStatus status,

        @Schema(description = "Interval of heartbeats in seconds.", example = "15")
        int heartbeatSeconds,

        @Schema(description = "Number of requests since the emulator started.", example = "1200") @Nullable
        Long requests,

        @Schema(description = "The position of the emulator's journal.", example = "340") @Nullable
        Long position,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant registeredAt,
        @Schema(example = "2026-01-31T12:00:15.000Z") Instant lastSeenAt,

        @Schema(example = "2026-01-31T13:00:00.000Z") @Nullable
        Instant stoppedAt) {
    /** Returns a copy with another status. */
    RegisteredEmulator as(EmulatorStatus other) {
        return new RegisteredEmulator(
                id,
                name,
                url,
                project,
                api,
                version,
                other,
                heartbeatSeconds,
                requests,
                position,
                registeredAt,
                lastSeenAt,
                stoppedAt);
    }
}
