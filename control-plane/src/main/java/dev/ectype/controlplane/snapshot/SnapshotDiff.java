package dev.ectype.controlplane.snapshot;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents the differences of two states, in the form that emulators use. */
public record SnapshotDiff(
        @Schema(description = "The compared state; null for an empty state.") @Nullable
        Snapshot from,

        @Schema(description = "The requested state.") Snapshot to,

        @Schema(description = "Counts for each resource with differences.")
        List<Resource> resources,

        @Schema(description = "Up to 1000 different instances.")
        List<Moved> moved,

        @Schema(description = "Number of further different instances.", example = "0")
        long more) {
    /** Counts the different instances of a resource. */
    @Schema(name = "SnapshotDiffResource")
    public record Resource(
            @Schema(example = "pets") String name,

            @Schema(description = "Number of added instances.", example = "2")
            long added,

            @Schema(description = "Number of removed instances.", example = "0")
            long removed,

            @Schema(description = "Number of changed instances.", example = "1")
            long changed) {}

    /** Describes a different instance. */
    @Schema(name = "SnapshotDiffMoved")
    public record Moved(
            @Schema(example = "pets") String resource,
            @Schema(example = "1002") String id,

            @Schema(
                    example = "changed",
                    allowableValues = {"added", "removed", "changed"})
            String kind,

            @Schema(description = "Changed members.", example = "[\"status\"]")
            List<String> members) {}
}
