package dev.ectype.controlplane.snapshot;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Selects snapshots of a list; an absent criterion matches all. */
record SnapshotFilter(
        @Nullable UUID project,
        @Nullable String name,
        @Nullable Integer version) {}
