package dev.ectype.runtime.chaos;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/** Counts the requests of a rule in force. */
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

    /** Returns true if no later request can get the fault. */
    boolean isOver() {
        return rule.requests().isOver(matched);
    }

    /** Counts a matching request and returns true if it may get the fault. */
    boolean admits() {
        matched++;
        return rule.requests().has(matched);
    }

    /** Counts a request with the fault. */
    void comes() {
        came++;
    }

    /** Counts a request in its window and returns the count. */
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
