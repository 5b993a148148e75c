package dev.ectype.controlplane.platform.quota;

import dev.ectype.controlplane.platform.Plan;
import io.swagger.v3.oas.annotations.media.Schema;

/** Represents the storage use and the quota of an organization. */
public record StorageUse(
        Plan plan,

        @Schema(description = "How many bytes the plan has room for.", example = "1073741824")
        long limitBytes,

        @Schema(description = "How many bytes are stored now.", example = "1114112")
        long usedBytes,

        @Schema(description = "Bytes of recordings, and of uploads that are not complete.", example = "1048576")
        long recordingBytes,

        @Schema(
                description = "Bytes of snapshots before they are compressed; equal ones count once.",
                example = "65536")
        long snapshotBytes) {
    long left() {
        return Math.max(0, limitBytes - usedBytes);
    }
}
