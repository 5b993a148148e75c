package dev.ectype.controlplane.snapshot;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Which snapshots are asked for; what is left out does not matter. */
record SnapshotFilter(
        @Nullable UUID project,
        @Nullable String name,
        @Nullable Integer version) {}
