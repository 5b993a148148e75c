package dev.ectype.controlplane.snapshot;

import java.util.UUID;

/** A version that is to be kept. */
record NewSnapshot(
        UUID id,
        UUID project,
        String name,
        int version,
        byte[] sha256,
        long size,
        SnapshotHead.Description description,
        Snapshot.Creator creator) {}
