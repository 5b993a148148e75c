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

/** Counts in memory what was used since it was last asked. */
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
        // So many paths are asked for by none but who tries: they are counted, but not told from each other.
        String project = counts.size() < MOST ? consumed.project() : null;
        Counted counted =
                new Counted(consumed.organization(), TimeUnit.MILLISECONDS.toDays(now), project, consumed.key());
        counts.compute(counted, (same, sum) -> (sum == null ? new Amounts() : sum).add(consumed, now));
    }

    /** Takes away what was counted by the organizations that are wanted: what is counted meanwhile is in this answer or in the next one. */
    Map<UUID, Map<Counted, Amounts>> drain(Predicate<UUID> wanted) {
        Map<UUID, Map<Counted, Amounts>> drained = new TreeMap<>();
        for (Counted counted : counts.keySet()) {
            Amounts sum = wanted.test(counted.organization()) ? counts.remove(counted) : null;
            if (sum != null) {
                drained.computeIfAbsent(counted.organization(), first -> new LinkedHashMap<>())
                        .put(counted, sum);
            }
        }
        return drained;
    }

    /** Whose usage, on which day since 1970, of which project as the path has it, by which key. */
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
