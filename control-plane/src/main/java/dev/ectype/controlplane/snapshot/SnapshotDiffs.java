package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Compares snapshots, with a limit on concurrent comparisons, because each holds a hash of every instance. */
@Component
class SnapshotDiffs {
    private static final int AT_ONCE = 2;

    private final Snapshots snapshots;
    private final Semaphore turns = new Semaphore(AT_ONCE);

    SnapshotDiffs(Snapshots snapshots) {
        this.snapshots = snapshots;
    }

    /** Returns the differences of a state from another, or from an empty one. */
    SnapshotDiff of(UUID organization, @Nullable Snapshot from, Snapshot to) {
        if (from != null && from.sha256().equals(to.sha256())) {
            return new SnapshotDiff(from, to, List.of(), List.of(), 0);
        } else if (!turns.tryAcquire()) {
            throw new ServiceException(
                            ErrorCode.UNAVAILABLE, "Other comparisons are in progress; try again in a moment.")
                    .header("Retry-After", "5");
        }
        try {
            return SnapshotComparison.of(
                    from,
                    to,
                    () -> from == null ? null : snapshots.content(organization, from).stream(),
                    () -> snapshots.content(organization, to).stream());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } finally {
            turns.release();
        }
    }
}
