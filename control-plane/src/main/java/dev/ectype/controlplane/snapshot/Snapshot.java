package dev.ectype.controlplane.snapshot;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a version of a snapshot in responses. */
public record Snapshot(
        @Schema(example = "snp_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "The slug of the project.", example = "shop") @Nullable
        String project,

        @Schema(example = "checkout-ready") String name,

        @Schema(description = "Version number of the snapshot with this name.", example = "3")
        int version,

        @Schema(
                description = "SHA-256 of the content.",
                example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        String sha256,

        @Schema(description = "Size in bytes.", example = "81920")
        long size,

        @Schema(description = "The API of the snapshot.") Api api,

        @Schema(description = "Journal position of the snapshot.", example = "340")
        long position,

        @Schema(description = "Author of the push; null if unknown.") @Nullable
        Creator createdBy,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt) {
    /** Returns the name with the version, such as {@code shop/checkout-ready@3}. */
    public String title() {
        return (project == null ? "" : project + "/") + name + "@" + version;
    }

    /** Identifies the pusher of a snapshot. */
    @Schema(name = "SnapshotCreator")
    public record Creator(
            @Schema(description = "A key, or a user.", example = "key_01k9a3q0e8f6ta1w5y0n4m7b2c")
            String id,

            @Schema(description = "Name of the key, or e-mail address of the user.", example = "CI")
            String name) {}

    /** Identifies an API, as emulators report it. */
    @Schema(name = "SnapshotApi")
    public record Api(
            @Schema(example = "Petstore") String name,
            @Schema(example = "1.0.0") String version,

            @Schema(example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
            String hash) {}
}
