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
public class SnapshotDiffs {
    private static final int AT_ONCE = 2;

    private final Snapshots snapshots;
    private final Semaphore turns = new Semaphore(AT_ONCE);

    SnapshotDiffs(Snapshots snapshots) {
        this.snapshots = snapshots;
    }

    /**
     * Returns the differences of a version from another one.
     *
     * @param with the identifier of the other version; null for the preceding version of the same name
     */
    public SnapshotDiff between(UUID organization, String id, @Nullable String with) {
        Snapshot to = snapshots.get(organization, id);
        return of(
                organization,
                with == null ? snapshots.before(organization, to).orElse(null) : snapshots.get(organization, with),
                to);
    }

    /** Returns the differences of a state from another, or from an empty one. */
    public SnapshotDiff of(UUID organization, @Nullable Snapshot from, Snapshot to) {
        if (from != null && from.sha256().equals(to.sha256())) {
            return new SnapshotDiff(from, to, List.of(), List.of(), 0);
        }
        return takeTurn(() -> SnapshotComparison.of(from, to, source(organization, from), source(organization, to)));
    }

    /** Returns instances of a difference with the values of their members before and after. */
    public List<ComparedInstance> values(UUID organization, SnapshotDiff diff, List<SnapshotDiff.Moved> moved) {
        return moved.isEmpty()
                ? List.of()
                : takeTurn(() ->
                        InstanceValues.of(moved, source(organization, diff.from()), source(organization, diff.to())));
    }

    private SnapshotComparison.Source source(UUID organization, @Nullable Snapshot snapshot) {
        return () -> snapshot == null ? null : snapshots.content(organization, snapshot).stream();
    }

    private <T> T takeTurn(Reading<T> reading) {
        if (!turns.tryAcquire()) {
            throw new ServiceException(
                            ErrorCode.UNAVAILABLE, "Other comparisons are in progress; try again in a moment.")
                    .header("Retry-After", "5");
        }
        try {
            return reading.run();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } finally {
            turns.release();
        }
    }

    private interface Reading<T> {
        T run() throws IOException;
    }
}
