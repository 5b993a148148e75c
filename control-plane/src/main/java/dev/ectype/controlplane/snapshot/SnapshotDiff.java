package dev.ectype.controlplane.snapshot;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents the differences of two states, in the form that emulators use. */
record SnapshotDiff(
        @Schema(description = "The state that it is compared with; null for an empty one.") @Nullable
        Snapshot from,

        @Schema(description = "The state that was asked for.")
        Snapshot to,

        @Schema(description = "How much is different, for each resource where something is.")
        List<Resource> resources,

        @Schema(description = "Which instances are, up to 1000 of them.")
        List<Moved> moved,

        @Schema(description = "How many further instances are different.", example = "0")
        long more) {
    /** Counts the different instances of a resource. */
    @Schema(name = "SnapshotDiffResource")
    record Resource(
            @Schema(example = "pets") String name,

            @Schema(description = "How many there are only now.", example = "2")
            long added,

            @Schema(description = "How many there are no more.", example = "0")
            long removed,

            @Schema(description = "How many have other members.", example = "1")
            long changed) {}

    /** Describes a different instance. */
    @Schema(name = "SnapshotDiffMoved")
    record Moved(
            @Schema(example = "pets") String resource,
            @Schema(example = "1002") String id,

            @Schema(
                    example = "changed",
                    allowableValues = {"added", "removed", "changed"})
            String kind,

            @Schema(description = "Its members that are.", example = "[\"status\"]")
            List<String> members) {}
}
