package dev.ectype.runtime.state.journal;

import java.util.ArrayList;
import java.util.List;

/** Collects the counters that one transaction changed, with their values before and after. */
public final class CounterLog {
    private final List<StateChange.CounterChange> changes = new ArrayList<>(1);

    public void record(String counter, long before, long after) {
        for (int at = 0; at < changes.size(); at++) {
            if (changes.get(at).counter().equals(counter)) {
                changes.set(
                        at,
                        new StateChange.CounterChange(counter, changes.get(at).before(), after));
                return;
            }
        }
        changes.add(new StateChange.CounterChange(counter, before, after));
    }

    public List<StateChange.CounterChange> changes() {
        return changes;
    }
}
