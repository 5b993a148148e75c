package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.usage.Consumed;
import java.time.Clock;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionalEventListener;

/** Counts usage in memory since the last drain. */
@Component
class UsageCounters {
    private static final int MOST = 100_000;

    private final Clock clock;
    private final Map<Counted, Amounts> counts = new ConcurrentHashMap<>();

    UsageCounters(Clock clock) {
        this.clock = clock;
    }

    @TransactionalEventListener(fallbackExecution = true)
    void count(Consumed consumed) {
        long now = clock.millis();
        // Only an attacker requests so many different paths; further ones count under a common name.
        String project = counts.size() < MOST ? consumed.project() : null;
        Counted counted =
                new Counted(consumed.organization(), TimeUnit.MILLISECONDS.toDays(now), project, consumed.key());
        counts.compute(counted, (same, sum) -> (sum == null ? new Amounts() : sum).add(consumed, now));
    }

    /** Removes and returns the counts of the selected organizations. Concurrent counts appear in this result or in the next one. */
    Map<UUID, Map<Counted, Amounts>> drain(Predicate<UUID> selected) {
        Map<UUID, Map<Counted, Amounts>> drained = new TreeMap<>();
        for (Counted counted : counts.keySet()) {
            Amounts sum = selected.test(counted.organization()) ? counts.remove(counted) : null;
            if (sum != null) {
                drained.computeIfAbsent(counted.organization(), first -> new LinkedHashMap<>())
                        .put(counted, sum);
            }
        }
        return drained;
    }

    /** Groups usage by organization, day since 1970, project as in the path, and key. */
    record Counted(
            UUID organization,
            long epochDay,
            @Nullable String project,
            @Nullable UUID key) {
        LocalDate day() {
            return LocalDate.ofEpochDay(epochDay);
        }
    }
}
