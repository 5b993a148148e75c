package dev.ectype.runtime.state.journal;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * Limits the memory of all sandbox journals together. Once they reach the limit of one journal, none grows beyond an
 * equal share. The emulator's own journal has a separate limit.
 */
public final class JournalBudget {
    private final long bytes;
    /** The buffers of the sandboxes. Weak references release the memory of dropped sandboxes. */
    private final List<WeakReference<SegmentRing>> rings = new ArrayList<>();

    /**
     * Creates a budget.
     *
     * @param limits the limits of one journal, whose bytes are the limit of all together
     */
    public JournalBudget(JournalLimits limits) {
        this.bytes = limits.bytes();
    }

    synchronized void join(SegmentRing ring) {
        rings.removeIf(each -> each.get() == null);
        rings.add(new WeakReference<>(ring));
    }

    /** Returns the current share of one journal in bytes. */
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
