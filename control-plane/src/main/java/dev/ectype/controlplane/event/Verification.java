package dev.ectype.controlplane.event;

import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Represents the result of a chain verification. */
public record Verification(
        @Schema(description = "Whether all verified events are unchanged.")
        boolean intact,

        @Schema(description = "Number of verified events.", example = "4711")
        long verified,

        @Schema(description = "The last verified event; store its hash elsewhere to detect a truncated log later.")
        @Nullable
        ChainEnd last,

        @Schema(description = "The first that is not as it was sealed.") @Nullable
        Fault fault,

        @Schema(description = "The next position to verify; null at the end.", example = "100001") @Nullable
        Long nextFrom,

        @Schema(description = "Number of events without a position yet.", example = "0")
        long unsealed) {
    /** Describes a violation and its position. */
    public record Fault(
            @Schema(description = "The event, where it is known.", example = "evt_01k9a3q0e8f6ta1w5y0n4m7b2c") @Nullable
            String event,

            @Schema(description = "Its place, where it has one.", example = "17") @Nullable
            Long position,

            @Schema(example = "was changed after it was sealed")
            String reason) {}
}
