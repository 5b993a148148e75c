package dev.ectype.controlplane.snapshot;

import java.util.UUID;

/** Holds the properties of a new version. */
record NewSnapshot(
        UUID id,
        UUID project,
        String name,
        int version,
        byte[] sha256,
        long size,
        SnapshotHead.Description description,
        Snapshot.Creator creator) {}
