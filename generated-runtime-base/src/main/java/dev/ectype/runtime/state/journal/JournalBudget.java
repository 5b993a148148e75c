package dev.ectype.runtime.state.journal;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * What the journals of all sandboxes may take together: once they take as much as one journal may, none grows beyond an equal
 * share. That of the emulator itself has its own.
 */
public final class JournalBudget {
    private final long bytes;
    /** A sandbox that is dropped gives back what it had, without saying so. */
    private final List<WeakReference<SegmentRing>> rings = new ArrayList<>();

    public JournalBudget(JournalLimits limits) {
        this.bytes = limits.bytes();
    }

    synchronized void join(SegmentRing ring) {
        rings.removeIf(each -> each.get() == null);
        rings.add(new WeakReference<>(ring));
    }

    /** How much one of them may take now. */
    synchronized long share() {
        long taken = 0;
        int count = 0;
        for (WeakReference<SegmentRing> each : rings) {
            SegmentRing ring = each.get();
            taken += ring == null ? 0 : ring.bytes();
            count += ring == null ? 0 : 1;
        }
        return taken < bytes ? bytes : bytes / Math.max(1, count);
    }
}
