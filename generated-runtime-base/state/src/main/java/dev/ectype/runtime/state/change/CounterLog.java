package dev.ectype.runtime.state.change;

import java.util.ArrayList;
import java.util.List;

/** Collects the counters that one transaction changed, with their values before and after. */
public final class CounterLog {
    private final List<Entry> entries = new ArrayList<>(1);

    /** Holds the values of one counter before and after the transaction. */
    public record Entry(String counter, long before, long after) {}

    public void record(String counter, long before, long after) {
        for (int at = 0; at < entries.size(); at++) {
            Entry earlier = entries.get(at);
            if (earlier.counter().equals(counter)) {
                entries.set(at, new Entry(counter, earlier.before(), after));
                return;
            }
        }
        entries.add(new Entry(counter, before, after));
    }

    public List<Entry> entries() {
        return entries;
    }
}
