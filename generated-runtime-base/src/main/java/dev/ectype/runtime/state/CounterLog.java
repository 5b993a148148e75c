package dev.ectype.runtime.state;

import java.util.ArrayList;
import java.util.List;

/** The counters that one transaction moved, with their values before and after. */
final class CounterLog {
    private final List<Change.CounterChange> moved = new ArrayList<>(1);

    void moved(String counter, long before, long after) {
        for (int at = 0; at < moved.size(); at++) {
            if (moved.get(at).counter().equals(counter)) {
                moved.set(at, new Change.CounterChange(counter, moved.get(at).before(), after));
                return;
            }
        }
        moved.add(new Change.CounterChange(counter, before, after));
    }

    List<Change.CounterChange> changes() {
        return moved;
    }
}
