package dev.ectype.controlplane.scim.call;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Counts calls in memory until they are written. */
@Component
class ScimCallCounters {
    private static final int MOST = 100_000;

    private final Map<Counted, CallCount> counts = new ConcurrentHashMap<>();

    /** Adds calls. Drops calls with a new key if too many keys wait for the database. */
    void add(UUID organization, CallKey key, CallCount count) {
        Counted counted = new Counted(organization, key);
        if (counts.size() < MOST || counts.containsKey(counted)) {
            counts.merge(counted, count, CallCount::plus);
        }
    }

    /** Removes and returns the counts by organization. */
    Map<UUID, SortedMap<CallKey, CallCount>> drain() {
        Map<UUID, SortedMap<CallKey, CallCount>> drained = new TreeMap<>();
        for (Counted counted : counts.keySet()) {
            CallCount count = counts.remove(counted);
            if (count != null) {
                drained.computeIfAbsent(counted.organization(), first -> new TreeMap<>())
                        .put(counted.key(), count);
            }
        }
        return drained;
    }

    private record Counted(UUID organization, CallKey key) {}
}
