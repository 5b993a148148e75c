package dev.ectype.runtime.chaos;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** A rule in force, and how often it has been asked for. */
final class RuleCounter {
    private final Rule rule;
    private long matched;
    private long came;
    private long window;
    private long used;

    RuleCounter(Rule rule) {
        this.rule = rule;
    }

    Rule rule() {
        return rule;
    }

    long matched() {
        return matched;
    }

    long came() {
        return came;
    }

    /** Whether no later request can meet the fault. */
    boolean isOver() {
        return rule.requests().isOver(matched);
    }

    /** Counts a request that the rule is for, and tells whether it is one of those that may meet the fault. */
    boolean admits() {
        matched++;
        return rule.requests().has(matched);
    }

    /** Counts a request that meets the fault. */
    void comes() {
        came++;
    }

    /** Counts a request in its window, and gives how many there have been. */
    long use(Fault.RateLimit limit, long now) {
        long current = limit.window(now, came);
        if (current != window) {
            window = current;
            used = 0;
        }
        comes();
        return ++used;
    }

    void set(@Nullable Document counts) {
        matched = number(counts, 0);
        came = number(counts, 1);
        window = number(counts, 2);
        used = number(counts, 3);
    }

    private static long number(@Nullable Document counts, int index) {
        Document value = counts == null ? null : counts.element(index);
        return value == null ? 0 : value.longValue();
    }

    void write(JsonWriter out) {
        out.name(rule.name()).beginArray();
        out.value(matched).value(came).value(window).value(used).endArray();
    }
}
