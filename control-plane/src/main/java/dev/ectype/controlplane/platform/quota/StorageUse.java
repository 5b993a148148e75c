package dev.ectype.controlplane.platform.quota;

import dev.ectype.controlplane.platform.Plan;
import io.swagger.v3.oas.annotations.media.Schema;

/** Represents the storage use and the quota of an organization. */
public record StorageUse(
        Plan plan,

        @Schema(description = "Storage limit of the plan in bytes.", example = "1073741824")
        long limitBytes,

        @Schema(description = "Stored bytes.", example = "1114112")
        long usedBytes,

        @Schema(description = "Bytes of recordings and incomplete uploads.", example = "1048576")
        long recordingBytes,

        @Schema(description = "Uncompressed bytes of snapshots; equal snapshots count once.", example = "65536")
        long snapshotBytes) {
    long left() {
        return Math.max(0, limitBytes - usedBytes);
    }
}
