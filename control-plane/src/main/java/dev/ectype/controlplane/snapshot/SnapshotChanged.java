package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a version of a snapshot was pushed or deleted. */
record SnapshotChanged(
        String kind,
        String target,
        @Nullable Snapshot before,
        @Nullable Snapshot after) implements Change {
    static SnapshotChanged created(Snapshot snapshot) {
        return new SnapshotChanged("snapshot.created", snapshot.id(), null, snapshot);
    }

    static SnapshotChanged deleted(Snapshot snapshot) {
        return new SnapshotChanged("snapshot.deleted", snapshot.id(), snapshot, null);
    }
}
